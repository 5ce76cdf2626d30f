import { describe, expect, it } from 'vitest';
import { refusalOfSize, shortenHeaders } from './request-limits';

const text = (length: number) => 'a'.repeat(length);
const headersOf = (...lines: string[]) => ({ rawHeaders: lines });

describe('the size of a request', () => {
  const de = { path: '/de', query: '' };
  it.each([
    ['a browser', headersOf('Host', 'a', 'Cookie', text(4_000)), de, null],
    ['headers of 16 kB', headersOf('Host', 'a', 'X', text(16_370)), de, null],
    ['headers of more', headersOf('Host', 'a', 'X', text(16_380)), de, 431],
    ['more in many parts', headersOf(...Array(100).fill(text(200))), de, 431],
    ['a hundred headers', headersOf(...Array(200).fill('x')), de, null],
    ['more than a hundred', headersOf(...Array(202).fill('x')), de, 431],
    ['an address of 8 kB', headersOf('Host', 'a'), { path: '/de', query: text(8_189) }, null],
    ['a longer query', headersOf('Host', 'a'), { path: '/de', query: text(8_190) }, 414],
    ['a longer path', headersOf('Host', 'a'), { path: `/${text(8_192)}`, query: '' }, 414],
    [
      'the whole range at once',
      headersOf('Host', 'a'),
      { path: '/veloconnect', query: text(100_000) },
      null,
    ],
    [
      'the whole range with too many headers',
      headersOf('X', text(17_000)),
      { path: '/veloconnect', query: text(100_000) },
      431,
    ],
    [
      'an address that only begins like it',
      headersOf('Host', 'a'),
      { path: '/veloconnect/x', query: text(9_000) },
      414,
    ],
  ])('of %s', (_name, request, target, status) => {
    expect(refusalOfSize(request, target)).toBe(status);
  });
});

describe('the length of a header', () => {
  const shortened = (name: string, value: string, path = '/de') => {
    const headers = { [name]: value };
    shortenHeaders(headers, path);
    return headers[name] ?? '';
  };

  it.each([
    ['user-agent', 600, 500],
    ['accept-language', 600, 500],
    ['accept', 500, 500],
    ['x-whatever', 600, 500],
    ['x-raw-query', 600, 500],
    ['cookie', 8_000, 8_000],
    ['authorization', 3_000, 3_000],
    ['authorization', 9_000, 8_192],
    ['next-router-state-tree', 5_000, 5_000],
    ['referer', 3_000, 2_048],
    ['stripe-signature', 1_000, 1_000],
  ])('%s of %d is %d', (name, length, left) => {
    expect(shortened(name, text(length))).toBe(text(left));
  });

  it('leaves the query that was noted for veloconnect', () => {
    expect(shortened('x-raw-query', text(90_000), '/veloconnect')).toHaveLength(90_000);
    expect(shortened('user-agent', text(600), '/veloconnect')).toHaveLength(500);
  });

  it('keeps what the nearest proxies have written', () => {
    const forged = Array(60).fill('198.51.100.1').join(', ');
    const left = shortened('x-forwarded-for', `${forged}, 203.0.113.9`);
    expect(left.length).toBeLessThanOrEqual(500);
    expect(left).toMatch(/^ 198\.51\.100\.1,.* 203\.0\.113\.9$/);
    expect(shortened('x-forwarded-for', text(600))).toBe(text(500));
  });
});
