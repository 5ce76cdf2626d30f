import { expect, it } from 'vitest';
import { handleMissingFeaturesRequest } from './shop-features';

it.each([
  ['vouchers', '[data-needs~="vouchers"]{display:none!important}'],
  [
    'itemNotes+vouchers',
    '[data-needs~="itemNotes"],[data-needs~="vouchers"]{display:none!important}',
  ],
  ['"]{}body{display:none}', ''],
  ['toString', ''],
  ['', ''],
])('hides the elements of %s', async (names, rule) => {
  const response = handleMissingFeaturesRequest(
    new Request(`http://shop.example/api/missing-features?names=${names}`),
  );
  expect(await response.text()).toBe(rule);
  expect(response.headers.get('content-type')).toMatch(/^text\/css/);
});
