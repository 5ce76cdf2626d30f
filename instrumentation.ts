import type { Instrumentation } from 'next';

/** Reads the environment before the first request: a wrong variable stops the server and is named (Spec §9). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'edge') {
    await import('@/lib/platform/config/env');
    const { registerRawQueries: keepRawQueries } =
      await import('@/lib/server/next-internals/raw-query');
    keepRawQueries();
  }
}

/** Every error a page throws on the server is logged and reported. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // Nothing of the site runs on the edge, but Next builds this file for it, too: there these modules cannot be loaded.
  if (process.env.NEXT_RUNTIME !== 'edge') {
    const { sendServerError: reportServerError } =
      await import('@/lib/platform/observability/report-server-error');
    const { getErrorReportUser: reportingUser } =
      await import('@/lib/server/session/error-report-user');
    const { cookie } = request.headers;
    await reportServerError(error, {
      path: request.path,
      userAgent: request.headers['user-agent'],
      route: context.routePath,
      user: await reportingUser(cookie === undefined ? undefined : String(cookie)),
    });
  }
};
