import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { normalizeIpAddress } from '@/lib/platform/http/client-network';

/** True for the address of a trusted proxy, whose headers are used. */
export type IsTrustedProxy = (address: string) => boolean;

/** Parses the entries of TRUSTED_PROXY: addresses, networks (10.0.0.0/8) or `loopback`. An empty list trusts nobody. */
export function createTrustedProxyCheck(entries: readonly string[]): IsTrustedProxy {
  if (entries.length === 0) return () => false;
  const proxies = new BlockList();
  for (const entry of entries) {
    const networks = entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry];
    for (const network of networks) {
      const [address = '', bits] = network.split('/');
      const family = familyOf(address);
      if (bits === undefined) proxies.addAddress(address, family);
      else proxies.addSubnet(address, Number(bits), family);
    }
  }
  return (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

/**
 * Returns the client's IP address: the remote address of the connection, or behind a trusted proxy the last entry of
 * X-Forwarded-For that is not a trusted proxy. A client can forge earlier entries.
 */
export function getClientIp(
  lineAddress: string,
  forwardedFor: string | undefined,
  trusts: IsTrustedProxy,
): string {
  let address = bareAddress(lineAddress);
  for (const forwardedAddress of (forwardedFor ?? '').split(',').reverse()) {
    const next = bareAddress(forwardedAddress);
    if (!trusts(address) || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

const proxyHeaderNames = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Reduces X-Forwarded-For to the client's IP address and removes proxy headers of an untrusted sender, so that all
 * later code can trust these headers. Returns true when headers of an untrusted sender were removed.
 */
export function applyProxyHeaders(request: IncomingMessage, trusts: IsTrustedProxy): boolean {
  const { headers, socket } = request;
  const line = bareAddress(socket.remoteAddress ?? '');
  const address = getClientIp(line, headers['x-forwarded-for']?.toString(), trusts);
  const isBelieved = trusts(line);
  const isForged = !isBelieved && proxyHeaderNames.some((name) => name in headers);
  if (isForged) for (const name of proxyHeaderNames) delete headers[name];
  headers['x-forwarded-for'] = address;
  return isForged;
}

/** Normalizes an IP address: removes port, brackets and the prefix of an IPv4-mapped IPv6 address. */
function bareAddress(written: string): string {
  const [, bracketed] = /^\[([^\]]+)\]/.exec(written.trim()) ?? [];
  return normalizeIpAddress(bracketed ?? written.trim().replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
