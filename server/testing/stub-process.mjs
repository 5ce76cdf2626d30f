import cluster from 'node:cluster';
import { createServer } from 'node:http';

/**
 * Stands for the storefront or, without --port, for the services: answers with its id, after some time at /slow, and ends when it has
 * answered everybody. `--stubborn` stays when its line to the start breaks; with `--waits` a storefront
 * listens when it is told to.
 */
const { argv, env } = process;
const slowMs = 1_500;
const server = createServer((request, response) => {
  if (request.url === '/slow') setTimeout(() => response.end(String(process.pid)), slowMs);
  else response.end(String(process.pid));
});
const wished = argv.includes('--port') ? argv[argv.indexOf('--port') + 1] : env.BACKEND_PORT;
const listen = () => server.listen(Number(wished ?? 0), '127.0.0.1', tellWhere);
if (argv.includes('--port') && argv.includes('--waits')) {
  process.on('message', (/** @type {any} */ message) => message?.mayListen && listen());
  process.send?.({ isPrepared: true });
} else listen();

function tellWhere() {
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
