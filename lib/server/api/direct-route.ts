import 'server-only';
import { NextRequest } from 'next/server';
import { env } from '@/lib/platform/config/env';
import { registerDirectRoute } from '@/lib/platform/http/direct-routes';
import { sendServerError } from '@/lib/platform/observability/report-server-error';
import { getErrorReportUser } from '@/lib/server/session/error-report-user';

type Handler = (request: NextRequest) => Promise<Response>;

/**
 * Registers a POST handler that the custom server (server/) calls directly, bypassing Next, and returns the handler for
 * use as a Next route, too. The handler may use only the request passed to it, because Next's request stores are not
 * available. An exception is logged and reported, and results in status 500.
 */
export function createDirectRoute(
  path: string,
  handle: Handler,
  { maxBytes }: { maxBytes: number },
): Handler {
  registerDirectRoute(path, {
    maxBytes,
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
