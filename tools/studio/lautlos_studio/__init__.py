"""The picture studio: product pictures of the range, made from the catalogue's own data."""
