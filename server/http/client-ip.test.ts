import { describe, expect, it } from 'vitest';
import { createTrustedProxyCheck, getClientIp } from './client-ip';

const nobody = createTrustedProxyCheck([]);
const own = createTrustedProxyCheck(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);

describe('client IP', () => {
  it.each([
    ['the address of the connection', '203.0.113.9', undefined, nobody, '203.0.113.9'],
    [
      'the address of the connection despite a forged header',
      '203.0.113.9',
      '198.51.100.1',
      nobody,
      '203.0.113.9',
    ],
    [
      'the address of a local connection without trusted proxies',
      '127.0.0.1',
      '198.51.100.1',
      nobody,
      '127.0.0.1',
    ],
    [
      'the address of a connection outside the trusted proxies',
      '203.0.113.9',
      '198.51.100.1',
      own,
      '203.0.113.9',
    ],
    ['the address forwarded by a trusted proxy', '127.0.0.1', '198.51.100.1', own, '198.51.100.1'],
    ['not an address the visitor added', '10.1.2.3', '1.1.1.1, 198.51.100.1', own, '198.51.100.1'],
    [
      'the address forwarded through two trusted proxies',
      '::1',
      '1.1.1.1, 198.51.100.1, 10.9.9.9',
      own,
      '198.51.100.1',
    ],
    [
      'the address forwarded by a single trusted address',
      '192.0.2.7',
      '198.51.100.1',
      own,
      '198.51.100.1',
    ],
    [
      'the address of the connection next to the trusted address',
      '192.0.2.8',
      '198.51.100.1',
      own,
      '192.0.2.8',
    ],
    ['IPv6', '2001:db8::1', '2001:4860::5', own, '2001:4860::5'],
    [
      'an IPv4 address mapped to IPv6',
      '::ffff:127.0.0.1',
      '::ffff:198.51.100.1',
      own,
      '198.51.100.1',
    ],
    ['an IPv4 address mapped to IPv6 in hex', '127.0.0.1', '::ffff:c633:6401', own, '198.51.100.1'],
    ['an address without its port', '127.0.0.1', '198.51.100.1:5123', own, '198.51.100.1'],
    ['an address without brackets', '127.0.0.1', '[2001:4860::5]:443', own, '2001:4860::5'],
    ['the address of the proxy without a header', '127.0.0.1', undefined, own, '127.0.0.1'],
    [
      'the address of the proxy with an invalid header',
      '127.0.0.1',
      '198.51.100.1, unknown',
      own,
      '127.0.0.1',
    ],
    ['empty for a connection without an address', '', '198.51.100.1', own, ''],
  ])('is %s', (_, line, forwardedFor, trusts, address) => {
    expect(getClientIp(line, forwardedFor, trusts)).toBe(address);
  });
});
