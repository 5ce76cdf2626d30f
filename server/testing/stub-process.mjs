import cluster from 'node:cluster';
import { createServer } from 'node:http';

/**
 * Stub process for tests: with `--port` of the storefront, otherwise of the services. It responds with its process id
 * (at /slow after a delay) and exits when all responses are sent. With `--stubborn` it keeps running when its IPC
 * channel closes; with `--waits` it listens only on a signal of the supervisor.
 */
const { argv, env } = process;
const slowMs = 1_500;
const server = createServer((request, response) => {
  if (request.url === '/slow') setTimeout(() => response.end(String(process.pid)), slowMs);
  else response.end(String(process.pid));
});
const requestedPort = argv.includes('--port') ? argv[argv.indexOf('--port') + 1] : env.BACKEND_PORT;
const listen = () => server.listen(Number(requestedPort ?? 0), '127.0.0.1', reportAddress);
if (argv.includes('--port') && argv.includes('--waits')) {
  process.on('message', (/** @type {any} */ message) => message?.listen && listen());
  process.send?.({ ready: true });
} else listen();

function reportAddress() {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  if (!argv.includes('--port'))
    process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
}

const stop = () => {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
};
const isStubborn = argv.includes('--stubborn');
process.on('SIGTERM', stop);
process.on('disconnect', () => (isStubborn ? undefined : stop()));
cluster.worker?.once('disconnect', () => {
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
});
