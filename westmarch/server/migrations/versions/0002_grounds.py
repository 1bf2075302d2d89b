"""Why a program chose is kept beside its choice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go on to this form."""
    op.add_column("entries", sa.Column("grounds", sa.String(length=100), nullable=True))


def downgrade() -> None:
    """Go back to the form before."""
    op.drop_column("entries", "grounds")
