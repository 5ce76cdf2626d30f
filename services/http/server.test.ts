import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { startHttpServer } from './server';

const app = new Hono().get('/', (c) => c.text('here'));
let server: Awaited<ReturnType<typeof startHttpServer>> | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/**
 * Sends one request on a new connection and then leaves it idle. Returns the response and when the server closed the
 * connection.
 */
async function leaveIdle(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  const [head] = (await once(socket, 'data')) as [Buffer];
  const answeredAt = performance.now();
  const closed = once(socket, 'close').then(() => performance.now() - answeredAt);
  return {
    socket,
    closed,
    announced: Number(/^Keep-Alive: timeout=(\d+)/im.exec(head.toString())?.[1]),
  };
}

describe('idle connection', () => {
  it('stays open longer than the advertised timeout, so that no request is cut off', async () => {
    server = await startHttpServer(app, 0, { idle: { announcedSeconds: 1, closedAfterMs: 1_200 } });
    const { closed, announced } = await leaveIdle(server.port);
    expect(announced).toBe(1);
    expect(await closed).toBeGreaterThan(1_190);
  });

  it('stays open longer than the one-minute timeout of common proxies', async () => {
    server = await startHttpServer(app, 0);
    const { announced, socket } = await leaveIdle(server.port);
    expect(announced).toBe(65);
    socket.destroy();
  });

  it('does not block closing the server after a response', async () => {
    let answer = () => {};
    const requested = new Promise<void>((begun) => {
      const slow = () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve(new Response('late'));
          begun();
        });
      return startHttpServer(new Hono().get('/', slow), 0).then((listening) => {
        server = listening;
        connect(listening.port, '127.0.0.1').resume().write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
      });
    });
    await requested;
    const closing = server?.close();
    answer();
    // The server closes as soon as the request is answered, before the ten seconds that requests may take.
    await closing;
    server = undefined;
  }, 8_000);

  it('does not block closing the server', async () => {
    server = await startHttpServer(app, 0);
    const { closed } = await leaveIdle(server.port);
    await server.close();
    await closed;
    server = undefined;
  });
});

describe('requests from other machines', () => {
  /** This machine's address in its network, or a fallback without a network. */
  const address =
    Object.values(networkInterfaces())
      .flat()
      .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';
  const request = (port: number) =>
    fetch(`http://${address}:${port}/`).then(
      ({ status }) => status,
      () => null,
    );

  it.each([
    [undefined, null],
    ['0.0.0.0', 200],
  ])('with host %s, return status %s', async (host, status) => {
    server = await startHttpServer(app, 0, { ...(host !== undefined && { host }) });
    expect(await request(server.port)).toBe(status);
  });
});
