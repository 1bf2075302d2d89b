"""Event cards and Characters as expressions."""
