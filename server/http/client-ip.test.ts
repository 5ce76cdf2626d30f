import { describe, expect, it } from 'vitest';
import { createTrustedProxyCheck, getClientIp } from './client-ip';

const nobody = createTrustedProxyCheck([]);
const own = createTrustedProxyCheck(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);

describe('client IP', () => {
  it.each([
    ['the line’s own', '203.0.113.9', undefined, nobody, '203.0.113.9'],
    ['whatever a stranger writes', '203.0.113.9', '198.51.100.1', nobody, '203.0.113.9'],
    ['also from this machine', '127.0.0.1', '198.51.100.1', nobody, '127.0.0.1'],
    ['also beside proxies of ours', '203.0.113.9', '198.51.100.1', own, '203.0.113.9'],
    ['what our proxy saw', '127.0.0.1', '198.51.100.1', own, '198.51.100.1'],
    ['not what the visitor told it', '10.1.2.3', '1.1.1.1, 198.51.100.1', own, '198.51.100.1'],
    ['through two of ours', '::1', '1.1.1.1, 198.51.100.1, 10.9.9.9', own, '198.51.100.1'],
    ['through a single address', '192.0.2.7', '198.51.100.1', own, '198.51.100.1'],
    ['not beside that address', '192.0.2.8', '198.51.100.1', own, '192.0.2.8'],
    ['IPv6', '2001:db8::1', '2001:4860::5', own, '2001:4860::5'],
    ['IPv4 dressed as IPv6', '::ffff:127.0.0.1', '::ffff:198.51.100.1', own, '198.51.100.1'],
    ['IPv4 as IPv6 in hex', '127.0.0.1', '::ffff:c633:6401', own, '198.51.100.1'],
    ['without its port', '127.0.0.1', '198.51.100.1:5123', own, '198.51.100.1'],
    ['without brackets', '127.0.0.1', '[2001:4860::5]:443', own, '2001:4860::5'],
    ['our proxy’s, when it says nothing', '127.0.0.1', undefined, own, '127.0.0.1'],
    [
      'our proxy’s, when it says no address',
      '127.0.0.1',
      '198.51.100.1, unknown',
      own,
      '127.0.0.1',
    ],
    ['nobody’s on a line without one', '', '198.51.100.1', own, ''],
  ])('is %s', (_, line, told, trusts, address) => {
    expect(getClientIp(line, told, trusts)).toBe(address);
  });
});
