/** A network whose calls a rate limit counts together; `factor` multiplies the limit of a single client. */
export interface ClientNetwork {
  readonly key: string;
  readonly factor: 1 | 4 | 16;
}

/** Maximum key length, so that forged headers cannot fill the memory. */
const maxKeyLength = 64;
const ipv6Pattern = /^[0-9a-f.]*:[0-9a-f.:]*$/;

/**
 * Returns the networks whose rate limits apply to an address, narrowest first. An IPv4 address counts by itself, also
 * when written as IPv6 (::ffff:0:0/96) or translated (64:ff9b::/96, RFC 6052). An IPv6 address counts by its first 64
 * bits, because one household or server gets 2^64 addresses (RFC 6177); the /56 around it gets four times the limit and
 * the /48 sixteen times. Other text counts as itself, an empty text as `unknown`.
 */
export function listClientNetworks(address: string): readonly [ClientNetwork, ...ClientNetwork[]] {
  const normalized = normalizeIpAddress(address);
  const groups = ipv6Groups(normalized);
  if (groups === null) return [{ key: normalized.slice(0, maxKeyLength) || 'unknown', factor: 1 }];
  const [first, second, third, fourth = 0] = groups;
  const prefix48 = [first, second, third].map(hex).join(':');
  return [
    { key: `${prefix48}:${hex(fourth)}::/64`, factor: 1 },
    { key: `${prefix48}:${hex(fourth & 0xff00)}::/56`, factor: 4 },
    { key: `${prefix48}::/48`, factor: 16 },
  ];
}

/**
 * Returns an IP address without spaces and zone, as IPv4 if it represents one; other text is returned in lower case.
 */
export function normalizeIpAddress(address: string): string {
  const [text = ''] = address.trim().toLowerCase().split('%', 1);
  const groups = ipv6Groups(text);
  if (groups === null) return text;
  const prefix = groups.slice(0, 6).map(hex).join(':');
  const [high = 0, low = 0] = groups.slice(6);
  return prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0'
    ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
    : text;
}

/** Returns the eight groups of an IPv6 address; null for anything else. */
function ipv6Groups(text: string): number[] | null {
  if (text.length > maxKeyLength || !ipv6Pattern.test(text)) return null;
  const url = `http://[${text}]/`;
  if (!URL.canParse(url)) return null;
  const [head = '', tail = ''] = new URL(url).hostname.slice(1, -1).split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after];
}

const groupsOf = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => parseInt(group, 16));

const hex = (group = 0) => group.toString(16);
