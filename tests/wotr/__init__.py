"""Tests of War of the Ring."""
