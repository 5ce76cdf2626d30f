"""The picture studio: renders the product pictures of the range from the catalogue's data."""
