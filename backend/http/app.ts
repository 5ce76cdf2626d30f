import { Hono } from 'hono';
import { DatabaseUnavailable } from '../database/database-unavailable';
import type { Logger } from '../observability/logger';
import { BadRequest } from './graphql-request';

/** All services on one port: each part brings its own paths; `facts` is what /health tells besides. Anything else is answered 404, a failure 500 without details, 503 while the database is away, as JSON. */
export function createBackendApp(
  parts: readonly Hono[],
  logger: Logger,
  facts: Record<string, string | null> = {},
): Hono {
  const app = new Hono();
  app.get('/health', (c) => c.json({ status: 'ok', ...facts }));
  for (const part of parts) app.route('/', part);
  app.notFound((c) => c.json({ errors: [{ message: `There is nothing at ${c.req.path}` }] }, 404));
  app.onError((error, c) => {
    if (error instanceof BadRequest)
      return c.json({ errors: [{ message: error.message }] }, error.status);
    logger.error('A request failed', { method: c.req.method, path: c.req.path, error });
    if (error instanceof DatabaseUnavailable)
      return c.json({ errors: [{ message: error.message }] }, 503, { 'retry-after': '5' });
    return c.json({ errors: [{ message: 'Internal server error' }] }, 500);
  });
  return app;
}
