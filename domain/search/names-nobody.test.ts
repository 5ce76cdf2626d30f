import { expect, it } from 'vitest';
import { namesNobody } from './names-nobody';

it.each([
  ['Riemen 118', true],
  ['Heinrich 1.0', true],
  ['anna@lautlos.example', false],
  ['030 555 0140', false],
  ['100482', false],
  ['', true],
])('%s: %s', (query, expected) => {
  expect(namesNobody(query)).toBe(expected);
});
