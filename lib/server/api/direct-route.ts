import 'server-only';
import { NextRequest } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { registerDirectRoute } from '@/lib/platform/http/direct-routes';
import { sendServerError } from '@/lib/platform/observability/report-server-error';
import { getErrorReportUser } from '@/lib/server/session/error-report-user';

type Handler = (request: NextRequest) => Promise<Response>;

/**
 * The same handler, for the framework to call, and lent to the server in front, which calls it for POST at `path` without the
 * framework's way there. It reads its request alone: of the framework's stores of a request none is there. What it throws is logged
 * and reported as everything a route throws, and answered with 500.
 */
export function createDirectRoute(
  path: string,
  handle: Handler,
  { mostBytes }: { mostBytes: number },
): Handler {
  registerDirectRoute(path, {
    maxBytes: mostBytes,
    async handle(address, posted) {
      const request = new NextRequest(new URL(address, env.SITE_URL), {
        method: 'POST',
        ...posted,
      });
      try {
        return await handle(request);
      } catch (error) {
        await sendServerError(error, {
          path: address,
          userAgent: request.headers.get('user-agent') ?? undefined,
          route: path,
          user: await getErrorReportUser(request.headers.get('cookie')),
        });
        return new Response(null, { status: 500 });
      }
    },
  });
  return handle;
}
