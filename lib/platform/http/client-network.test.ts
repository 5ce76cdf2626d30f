import { describe, expect, it } from 'vitest';
import { listClientNetworks, normalizeIpAddress } from './client-network';

const keysOf = (address: string) => listClientNetworks(address).map(({ key }) => key);

describe('networks of a client address', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    [' 192.0.2.1 ', ['192.0.2.1']],
    ['::ffff:192.0.2.1', ['192.0.2.1']],
    ['::FFFF:c000:201', ['192.0.2.1']],
    ['0:0:0:0:0:ffff:192.0.2.1', ['192.0.2.1']],
    ['64:ff9b::c000:201', ['192.0.2.1']],
    ['2001:DB8:1:2ab:aaaa::1', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:db8:1:2ab::%eth0', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['', ['unknown']],
    ['no address', ['no address']],
    ['2001:db8:::1', ['2001:db8:::1']],
    ['::1]/@example.org/[', ['::1]/@example.org/[']],
    ['x'.repeat(200), ['x'.repeat(64)]],
  ])('%s', (address, keys) => {
    expect(keysOf(address)).toEqual(keys);
  });

  it('are the same for every address of one household', () => {
    const keys = Array.from({ length: 40 }, (_, at) => keysOf(`2001:db8:5:6:${at + 1}::${at}`)[0]);
    expect(new Set(keys).size).toBe(1);
  });

  it('have higher limits the wider they are', () => {
    expect(listClientNetworks('2001:db8::1').map(({ factor }) => factor)).toEqual([1, 4, 16]);
    expect(listClientNetworks('192.0.2.1').map(({ factor }) => factor)).toEqual([1]);
  });
});

it.each([
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:DB8::5', '2001:db8::5'],
  ['10.0.0.1', '10.0.0.1'],
  ['fe80::1%eth0', 'fe80::1'],
])('formats %s as %s', (written, expected) => {
  expect(normalizeIpAddress(written)).toBe(expected);
});
