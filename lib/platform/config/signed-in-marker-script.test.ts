// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { formatSessionHint } from '@/domain/session/session-hint';
import { signedInAttribute, signedInMarkerScript } from './signed-in-marker-script';

const mark = (kind: 'customer' | 'guest') =>
  formatSessionHint({
    owner: 'abcdefgh_-12',
    kind,
    renewedBy: 'page',
    expiresAt: 1_800_000_000,
    groups: ['oxiddealer'],
  });

beforeEach(() => {
  document.documentElement.removeAttribute(signedInAttribute);
  for (const name of ['session-mark', 'oxid-isAnonymous', 'lang'])
    document.cookie = `${name}=; max-age=0`;
});

it.each<[string[], boolean]>([
  [[], false],
  [['lang=de'], false],
  [[`session-mark=${mark('customer')}`], true],
  [['lang=de', `session-mark=${mark('customer')}`, 'oxid-isAnonymous=false'], true],
  [[`session-mark=${mark('customer')}`, 'oxid-isAnonymous=true'], false],
  [[`session-mark=${mark('guest')}`], false],
  [['session-mark=x'], false],
])('with the cookies %j the account is shown before hydration: %s', (cookies, expected) => {
  for (const cookie of cookies) document.cookie = cookie;
  new Function(signedInMarkerScript)();
  expect(document.documentElement.hasAttribute(signedInAttribute)).toBe(expected);
});
