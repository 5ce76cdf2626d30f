import { isMediaTypeNamed } from '@/lib/platform/http/content-negotiation';
import { Hono } from 'hono';
import { hasToken } from '../http/headers';
import type { Readiness } from './readiness';

interface OperationsParts {
  readiness: () => Promise<Readiness>;
  isDraining: () => boolean;
  /**
   * Time at which the shop was seeded (UTC); null if it was not. It identifies the data from which the storefront's
   * pages were built.
   */
  seededAt: string | null;
  /** Metrics and the token required to read them; null if metrics are turned off. */
  metrics?: { token: string; read: (isJson: boolean) => Promise<string> } | null;
}

/**
 * Serves the operational endpoints: /health reports that the services run and are not shutting down, /ready (and
 * /tools/ready, used by the storefront) whether orders can be taken, /metrics the metrics for Prometheus, or as JSON on
 * request.
 */
export function createOperationsApp({
  readiness,
  isDraining,
  seededAt,
  metrics = null,
}: OperationsParts): Hono {
  const app = new Hono();
  app.get('/health', (c) =>
    isDraining() ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ok', seededAt }),
  );
  for (const path of ['/ready', '/tools/ready'])
    app.get(path, async (c) => {
      if (isDraining()) return c.json({ status: 'unready', reason: 'stopping' }, 503);
      const found = await readiness();
      return c.json(found, found.status === 'unready' ? 503 : 200);
    });
  if (metrics !== null)
    app.get('/metrics', async (c) => {
      if (!hasToken(c.req.header('authorization'), metrics.token))
        return c.json({ message: 'METRICS_TOKEN is asked for.' }, 401, {
          'WWW-Authenticate': 'Bearer',
        });
      const isJson = isMediaTypeNamed(c.req.header('accept'), 'application/json');
      const type = isJson ? 'application/json' : contentType;
      return c.body(await metrics.read(isJson), 200, { 'Content-Type': type });
    });
  return app;
}

const contentType = 'text/plain; version=0.0.4; charset=utf-8';
