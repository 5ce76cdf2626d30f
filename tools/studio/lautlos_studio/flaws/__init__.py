"""Flaws of outlet bicycles: their kinds, their position on the bicycle, and their appearance."""
