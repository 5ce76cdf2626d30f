import { expect, it } from 'vitest';
import { joinLines } from './join-lines';

it.each([
  ['a\nb', 'a b'],
  ['a \t\r\n\r\n  b', 'a b'],
  ['\na', ' a'],
  ['a\n', 'a '],
  ['a  b\u00a0c', 'a  b\u00a0c'],
  ['a\rb', 'a\rb'],
  ['', ''],
])('%j is joined as %j', (text, joined) => expect(joinLines(text)).toBe(joined));

it('puts between them what is asked for', () => {
  expect(joinLines('row 1\n  row 2', '; ')).toBe('row 1; row 2');
});
