import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { closeServer } from './close-server';

/**
 * Sends a request while the server's thread is blocked: the operating system has accepted the connection and the
 * request, but the server has not seen either.
 */
const visitor = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { connect } = require('node:net');
  const flag = new Int32Array(workerData.shared);
  const line = connect(workerData.port, '127.0.0.1');
  let text = '';
  line.on('data', (data) => (text += data));
  line.on('error', (error) => parentPort.postMessage(error.code));
  line.on('end', () => parentPort.postMessage(text.split('\\r\\n')[0]));
  line.write('GET / HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\n\\r\\n', () => {
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  });
`;

it('answers clients that connected while the server was busy until it closed', async () => {
  const server = createServer((_request, response) => response.end('here'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const shared = new SharedArrayBuffer(4);
  const worker = new Worker(visitor, { eval: true, workerData: { shared, port } });
  const answer = new Promise((resolve) => worker.once('message', resolve));
  expect(Atomics.wait(new Int32Array(shared), 0, 0, 30_000)).not.toBe('timed-out');
  await closeServer(server, 30_000);
  expect(await answer).toBe('HTTP/1.1 200 OK');
  await worker.terminate();
});
