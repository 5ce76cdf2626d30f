import type { IncomingMessage } from 'node:http';

const loopback = /^(?:::ffff:)?127\.|^::1$/;
const toldByProxies = new Set(['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']);

/**
 * True for a request of a program on this machine that no proxy has passed on. Reads the headers as they came: those the front has taken off
 * count as well.
 */
export function isInside({ socket, rawHeaders }: IncomingMessage): boolean {
  if (!loopback.test(socket.remoteAddress ?? '')) return false;
  return !rawHeaders.some(
    (name, index) => index % 2 === 0 && toldByProxies.has(name.toLowerCase()),
  );
}
