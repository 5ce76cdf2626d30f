import { expect, it } from 'vitest';
import { addNonBreakingSpacesToMessages } from './load-messages';

const shown = (words: unknown) =>
  JSON.stringify(addNonBreakingSpacesToMessages(words)).replaceAll('\u00a0', '~');

/** Messages as compiled by the build, from "{km, number} km bis 5 kg" and the like. */
it.each([
  [[['km', 4], ' km bis 5 kg'], '[["km",4],"~km bis 5~kg"]'],
  [
    [['n', 2, { one: [0, ' km'], other: [0, ' km weit'] }]],
    '[["n",2,{"one":[0,"~km"],"other":[0,"~km weit"]}]]',
  ],
  [[['b', ['price']], ' €, z. B. nach § 5'], '[["b",["price"]],"~€, z.~B. nach §~5"]'],
  [[['day', 5, 'short'], ' mal'], '[["day",5,"short"]," mal"]'],
  ['Zwei Wochen', '"Zwei Wochen"'],
])('sets non-breaking spaces in compiled messages: %j', (compiled, firm) => {
  expect(shown({ a: { b: compiled } })).toBe(`{"a":{"b":${firm}}}`);
});

it('sets non-breaking spaces in uncompiled messages', () => {
  expect(shown({ a: '{km, number} km', b: { c: 'Art. 6' } })).toBe(
    '{"a":"{km, number}~km","b":{"c":"Art.~6"}}',
  );
});
