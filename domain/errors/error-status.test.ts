import { expect, it } from 'vitest';
import { errorStatusOf } from './error-status';
import { forcedStatusOf } from './forced-status';
import { shownStatus } from './shown-status';

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

it.each([
  ['/news/n1', '503-1f3a9c2b', 503],
  ['/news/n1', '502-1f3a9c2b', 502],
  ['/news/n1', '2716253', 500],
  ['/news/n1', undefined, 500],
  ['/bikes/ludwig', '503-1f3a9c2b', 503],
  ['/bikes/ludwig', '502-1f3a9c2b', 422],
  ['/bikes/ludwig', '2716253', 422],
  ['/dealers/radhaus', '503-1f3a9c2b', 503],
  ['/dealers/radhaus', '2716253', 502],
  ['/', '503-1f3a9c2b', 503],
  ['/', '500-1f3a9c2b', 404],
])('shows %s failed with %s as %s (Spec §2, §8)', (path, digest, status) => {
  expect(shownStatus(path, digest)).toBe(status);
});
