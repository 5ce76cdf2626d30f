import { expect, it } from 'vitest';
import { draftModeCookieName } from '@/lib/platform/config/cookies';
import { findCacheableQueryPage } from './cacheable-page';

it.each([
  ['/de/search', 'q=licht', '/de/search?q=licht'],
  ['/en/search', 'q=bell&kind=bikes', '/en/search?kind=bikes&q=bell'],
  ['/en/search', 'kind=bikes&q=bell', '/en/search?kind=bikes&q=bell'],
  ['/de/search', 'utm_source=post&q=licht', '/de/search?q=licht'],
  ['/de/search', '', '/de/search'],
])('%s?%s is the same for all clients', (path, query, expected) => {
  expect(findCacheableQueryPage({ path, query }, {})).toMatchObject({
    path: expected,
    isHome: false,
  });
});

it.each([
  ['another page', '/de/bikes/ludwig', 'variant=x'],
  ['a subpage', '/de/search/x', 'q=licht'],
  ['a path without a language', '/search', 'q=licht'],
  ['an unknown parameter', '/de/search', 'q=licht&page=2'],
  ['a repeated parameter', '/de/search', 'q=licht&q=rad'],
  ['a very long query', '/de/search', `q=${'x'.repeat(80)}`],
])('passes %s to Next', (_name, path, query) => {
  expect(findCacheableQueryPage({ path, query }, {})).toBeNull();
});

it.each([{ cookie: `${draftModeCookieName}=1` }, { authorization: 'Bearer x' }])(
  'passes requests with extra access to Next: %s',
  (headers) => {
    expect(findCacheableQueryPage({ path: '/de/search', query: 'q=licht' }, headers)).toBeNull();
  },
);
