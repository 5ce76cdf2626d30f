import { describe, expect, it } from 'vitest';
import { formatSessionHint, parseSessionHint, type SessionHint } from './session-hint';

const mark: SessionHint = {
  owner: 'abcdefgh_-12',
  kind: 'customer',
  renewedBy: 'page',
  expiresAt: 1_800_000_000,
  groups: ['oxidcustomer', 'oxiddealer'],
};

describe('session hint', () => {
  it.each<[string, Partial<SessionHint>]>([
    ['a dealer', {}],
    ['a customer without groups', { groups: [] }],
    ['a guest', { kind: 'guest', renewedBy: 'nobody', expiresAt: 0, groups: [] }],
    ['a hosted sign-in', { renewedBy: 'server' }],
  ])('round-trips %s', (_name, change) => {
    const given = { ...mark, ...change };
    expect(parseSessionHint(formatSessionHint(given))).toEqual(given);
  });

  it('requires no escaping in a cookie', () => {
    const text = formatSessionHint(mark);
    expect(encodeURIComponent(text)).toBe(text);
  });

  it('omits invalid groups', () => {
    const groups = ['oxiddealer', 'a;b', 'x'.repeat(40), ''];
    expect(parseSessionHint(formatSessionHint({ ...mark, groups }))?.groups).toEqual([
      'oxiddealer',
    ]);
  });

  it.each([
    undefined,
    null,
    '',
    'x',
    'abcdefgh.customer.page.1',
    'abcdefgh.admin.page.1.',
    'abcdefgh.customer.page.-1.',
    'abcdefgh.customer.page.1.<b>',
    `${'a'.repeat(65)}.customer.page.1.`,
    `abcdefgh.customer.page.1.${'a'.repeat(501)}`,
  ])('returns null for %s', (text) => {
    expect(parseSessionHint(text)).toBeNull();
  });
});
