"""What Event cards and Characters are written in."""
