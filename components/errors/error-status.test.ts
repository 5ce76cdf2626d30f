import { expect, it } from 'vitest';
import { errorStatusOf } from './error-status';
import { forcedStatusOf } from './forced-status';

it.each([
  [401, 401],
  [404, 404],
  [422, 422],
  [500, 500],
  [502, 502],
  [503, 503],
  [410, 404],
  [418, 404],
  [504, 500],
])('shows status %i with the page of %i', (status, page) => {
  expect(errorStatusOf(status)).toBe(page);
});

it.each([
  ['/', 404],
  ['/bikes', null],
  ['/bikes/ludwig', 422],
  ['/bikes/ludwig/configuration', 422],
  ['/bikes/outlet', null],
  ['/bikes/outlet/x', null],
  ['/checkout/address', 422],
  ['/dealers', 502],
  ['/dealers/radhaus', 502],
  ['/news', null],
])('forces on %s the status %s (Spec §2)', (path, status) => {
  expect(forcedStatusOf(path)).toBe(status);
});
