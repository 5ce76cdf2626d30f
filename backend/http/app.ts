import { Hono } from 'hono';
import { requestIdHeader } from '@/domain/observability/request-id';
import { DatabaseUnavailable } from '../database/database-unavailable';
import type { Logger } from '../observability/logger';
import { inRequestScope } from '../observability/request-scope';
import { BadRequest } from './graphql-request';

/**
 * All services on one port: each part brings its own paths. Anything else is answered 404, a failure 500 without details, 503 while the
 * database is away, as JSON. Every answer names the id of its request, which came with it or is new; `onAnswer` hears how it went.
 */
export function createBackendApp(
  parts: readonly Hono[],
  logger: Logger,
  onAnswer?: (path: string, status: number, seconds: number) => void,
): Hono {
  const app = new Hono();
  app.use((c, next) =>
    inRequestScope(c.req.header(requestIdHeader), async (id) => {
      const begunMs = performance.now();
      await next();
      c.header('X-Request-Id', id);
      onAnswer?.(c.req.path, c.res.status, (performance.now() - begunMs) / 1000);
    }),
  );
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
