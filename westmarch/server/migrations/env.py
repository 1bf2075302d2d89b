"""Runs migrations on the connection that the server opened."""

from __future__ import annotations

from alembic import context

from westmarch.server.database import Row

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Row.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
