import { expect, it } from 'vitest';
import { productPath } from './product-path';

const slugs = { 'ZB.KRE.42.MS': 'klingel-kreuzberg' };

it.each([
  ['LU11.25.H.M.TG', 'LU11.25.H.M.TG', '/bikes/ludwig?variant=LU11.25.H.M.TG'],
  ['HR14.25.H.M.TG', 'HR14.25.H.M.TG', '/bikes/heinrich-XIV?variant=HR14.25.H.M.TG'],
  ['LU8.23.H.L.RO', 'outlet-ludwig-lu8-2023-rost-l', '/bikes/outlet/ludwig-lu8-2023-rost-l'],
  ['ZB.KRE.42.MS', 'ZB.KRE.42.MS', '/accessories/klingel-kreuzberg?variant=ZB.KRE.42.MS'],
  ['ZB.NEU.01.SW', 'ZB.NEU.01.SW', null],
  ['constructor', 'constructor', null],
  ['QQ1.25.H.M.TG', 'QQ1.25.H.M.TG', null],
  [null, 'bike-ludwig', null],
])('%s (%s) is at %s', (sku, productId, path) => {
  expect(productPath({ sku, productId }, slugs)).toBe(path);
});
