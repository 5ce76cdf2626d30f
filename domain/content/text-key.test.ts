import { expect, it } from 'vitest';
import { textKeyOf } from './text-key';

it('is the same for the same text, another for another, and fit for a selector', () => {
  const text = 'Bis 6. Dezember bestellt, steht Ludwig vor Weihnachten im Flur. „Ja“ 🚲';
  expect(textKeyOf(text)).toBe(textKeyOf(text));
  expect(textKeyOf(text)).not.toBe(textKeyOf(`${text} `));
  expect(textKeyOf(text)).toMatch(/^[0-9a-z]+$/);
  expect(textKeyOf('')).toMatch(/^[0-9a-z]+$/);
});
