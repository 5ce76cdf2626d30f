import { expect, it } from 'vitest';
import { isDynamicPagePath } from './dynamic-page';

it.each([
  ['/bikes', 'subcategory=motor', true],
  ['/bikes', 'price_to=3000', true],
  ['/bikes', 'until=2027-05-16', true],
  ['/accessories', 'price_to=3000', false],
  ['/bikes', 'sort=price-asc&utm_source=x', true],
  ['/bikes', 'fits=me', true],
  ['/bikes', 'height=178&inseam=84', true],
  ['/bikes', 'utm_source=x', false],
  ['/bikes', 'variant=LU11.25.H.M.TG', false],
  ['/bikes', 'category=Dealer-Presale', false],
  ['/bikes', '', false],
  ['/bikes/outlet', 'size=L', true],
  ['/bikes/outlet', 'variant=x', false],
  ['/bikes/outlet/lotte', 'variant=x', false],
  ['/bikes/ludwig', 'variant=LU8.25.H.L.RO', true],
  ['/bikes/ludwig', 'sku=LU8.25.H.L.RO', false],
  ['/bikes/ludwig/configuration', 'variant=LU8.25.H.L.RO', true],
  ['/accessories', 'bikes=ludwig', true],
  ['/accessories/klingel', 'variant=KL.SW', true],
  ['/accessories/klingel/x', 'variant=KL.SW', false],
  ['/bikes/compare', 'bikes=ludwig,greta', false],
  ['/bikes/compare', 'variant=LU8.25.H.L.RO', false],
  ['/size-adviser', 'height=178', true],
  ['/size-adviser', 'bike=ludwig', false],
  ['/news', 'variant=x', false],
])('%s?%s is dynamic: %s', (path, query, expected) => {
  expect(isDynamicPagePath(path, new URLSearchParams(query))).toBe(expected);
});
