"""The kernel: state, procedures, decisions, chance, events, views, replays. It knows no game."""
