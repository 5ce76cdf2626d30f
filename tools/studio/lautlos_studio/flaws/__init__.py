"""Flaws of single pieces of the outlet: what they are, where they are on the bicycle, and what they look like."""
