import { expect, it } from 'vitest';
import { shortDescription } from './short-description';

const long = `${'x'.repeat(139)}.`;

it.each([
  ['all that fit', ['One.', 'Two.', null, '', 'Three.'], 'One. Two. Three.'],
  [
    'what is short after what is long',
    ['One.', long, `${'y'.repeat(30)}.`, 'Two.'],
    `One. ${long} Two.`,
  ],
  ['the first, however long it is', [long + long, 'Two.'], long + long],
  ['just enough', [long, `${'z'.repeat(18)}.`], `${long} ${'z'.repeat(18)}.`],
  ['nothing of nothing', [null, ''], ''],
])('holds %s', (_name, sentences, text) => {
  expect(shortDescription(sentences)).toBe(text);
});
