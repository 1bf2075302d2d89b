"""The cards of the core set as declarations, one module a sphere, encounter set or quest deck."""
