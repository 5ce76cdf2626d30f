import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { normalizeIpAddress } from '@/lib/platform/http/client-network';

/** True for the address of a proxy of one's own, whose word counts. */
export type IsTrustedProxy = (address: string) => boolean;

/** Reads the entries of TRUSTED_PROXY: addresses, networks (10.0.0.0/8) or `loopback`. None: nobody is trusted. */
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
 * Where a request comes from: the address at the other end of the line, and behind a trusted proxy the one it saw, read from the end of
 * X-Forwarded-For up to the first that is no proxy of ours. What stands before it anybody can write.
 */
export function getClientIp(
  lineAddress: string,
  forwardedFor: string | undefined,
  trusts: IsTrustedProxy,
): string {
  let address = bareAddress(lineAddress);
  for (const told of (forwardedFor ?? '').split(',').reverse()) {
    const next = bareAddress(told);
    if (!trusts(address) || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

const toldByProxies = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Leaves one address in X-Forwarded-For, the visitor's own, and nothing else of what proxies tell unless a trusted one told it: whoever
 * reads these headers further in may believe them. True when something was told that is not believed.
 */
export function applyProxyHeaders(request: IncomingMessage, trusts: IsTrustedProxy): boolean {
  const { headers, socket } = request;
  const line = bareAddress(socket.remoteAddress ?? '');
  const address = getClientIp(line, headers['x-forwarded-for']?.toString(), trusts);
  const isBelieved = trusts(line);
  const isForged = !isBelieved && toldByProxies.some((name) => name in headers);
  if (isForged) for (const name of toldByProxies) delete headers[name];
  headers['x-forwarded-for'] = address;
  return isForged;
}

/** As an address is written by itself: no port, no brackets, no IPv4 dressed as IPv6. */
function bareAddress(written: string): string {
  const [, bracketed] = /^\[([^\]]+)\]/.exec(written.trim()) ?? [];
  return normalizeIpAddress(bracketed ?? written.trim().replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1'));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
