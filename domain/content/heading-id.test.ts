import { expect, it } from 'vitest';
import { headingId, headingIds } from './heading-id';

it.each([
  ['Was passiert, wenn er reißt?', 'was-passiert-wenn-er-reisst'],
  ['Über Öl & Ähnliches', 'ueber-oel-aehnliches'],
  ['Café No. 3', 'cafe-no-3'],
  ['Riemen\u00adspannung', 'riemenspannung'],
  ['  – ', ''],
])('%j is named %j', (text, id) => {
  expect(headingId(text)).toBe(id);
});

it('numbers what is written twice and leaves what has no letters without', () => {
  expect(headingIds(['Maße', 'Gewicht', 'Maße', '…', 'Maße'])).toEqual([
    'masse',
    'gewicht',
    'masse-2',
    null,
    'masse-3',
  ]);
});
