"""Sockets and storage; the only asynchronous code."""
