import cluster from 'node:cluster';
import { createServer } from 'node:http';

/**
 * Stands for the storefront or, without --port, for the services: answers with its id, after some time at /slow, and ends when it has
 * answered everybody. `--stubborn` stays when its line to the start breaks.
 */
const { argv, env } = process;
const slowMs = 1_500;
const server = createServer((request, response) => {
  if (request.url === '/slow') setTimeout(() => response.end(String(process.pid)), slowMs);
  else response.end(String(process.pid));
});
const wished = argv.includes('--port') ? argv[argv.indexOf('--port') + 1] : env.BACKEND_PORT;
server.listen(Number(wished ?? 0), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  if (!argv.includes('--port'))
    process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
});

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
