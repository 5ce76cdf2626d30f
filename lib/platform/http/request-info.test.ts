import { expect, it } from 'vitest';
import { isSameOrigin } from './request-info';

const siteOrigin = 'http://localhost:3000';

it.each<[string, Record<string, string>, boolean]>([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: siteOrigin }, false],
  ['another subdomain', { 'sec-fetch-site': 'same-site', origin: siteOrigin }, false],
  ['a typed URL', { 'sec-fetch-site': 'none' }, false],
  ['an older browser', { origin: siteOrigin }, true],
  ['another origin', { origin: 'https://evil.example' }, false],
  [
    'another origin with a forged host',
    { origin: 'https://evil.example', host: 'evil.example' },
    false,
  ],
  [
    'another origin behind a forged proxy header',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    false,
  ],
  ['another port', { origin: 'http://localhost:3001' }, false],
  ['another scheme', { origin: 'https://localhost:3000' }, false],
  ['no origin', { origin: 'null' }, false],
  ['a request without headers', {}, false],
])('%s', (_name, headers, expected) => {
  expect(isSameOrigin(new Headers(headers))).toBe(expected);
});
