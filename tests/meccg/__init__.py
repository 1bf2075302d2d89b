"""Tests of the Middle-earth Collectible Card Game."""
