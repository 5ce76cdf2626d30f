import { expect, it } from 'vitest';
import { availablePieces } from './limited-stock';

it.each([
  ['Not enough items of product with id LU11.25.H.M.TG in stock! Available: 2', 2],
  ['Product with id LU11.25.H.M.TG is out of stock', 0],
  ['Product with id LU11.25.H.M.TG is not available', null],
  ['Basket was not found by id: x', null],
  ['', null],
])('%s: %s', (message, pieces) => expect(availablePieces(message)).toBe(pieces));
