import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openPool } from './postgres-pool';

/** Builds a PostgreSQL protocol message: type, length, payload. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const welcome = message('R', Buffer.alloc(4));
const ready = message('Z', Buffer.from('I'));
const farewell = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

it('a connection that ends while it opens is reported only to its user', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([welcome, ready, farewell])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = openPool(`postgres://shop@127.0.0.1:${port}/shop`, { connections: 1 });
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.prependListener('uncaughtException', note);
  try {
    const client = await pool.connect();
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect(unhandled).toEqual([]);
  } finally {
    process.off('uncaughtException', note);
    await pool.end();
    server.close();
  }
});
