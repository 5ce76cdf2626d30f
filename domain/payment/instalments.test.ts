import { expect, it } from 'vitest';
import { isInInstalments } from './instalments';

it.each([
  [['klarna'], true],
  [['card'], false],
  [['card', 'klarna'], false],
  [[], false],
])('%j is a way to pay in parts: %s', (methods, answer) => {
  expect(isInInstalments(methods)).toBe(answer);
});
