import { createServer } from 'node:http';
import v8 from 'node:v8';

/**
 * Preloaded into the storefront with `--import` and `--expose-gc`: serves heap and memory sizes in bytes as JSON on
 * local port BENCH_HEAP_PORT, measured after a garbage collection. `/snapshot?<file>` also writes a heap snapshot to
 * the file.
 */
const server = createServer((request, response) => {
  const [path, file] = (request.url ?? '').split('?', 2);
  globalThis.gc?.();
  if (path === '/snapshot' && file) v8.writeHeapSnapshot(decodeURIComponent(file));
  const { used_heap_size: used, external_memory: external } = v8.getHeapStatistics();
  const spaces = Object.fromEntries(
    v8.getHeapSpaceStatistics().map((one) => [one.space_name, one.space_used_size]),
  );
  response.end(JSON.stringify({ used, external, rss: process.memoryUsage.rss(), spaces }));
});
server.listen(Number(process.env.BENCH_HEAP_PORT), '127.0.0.1');
server.unref();
