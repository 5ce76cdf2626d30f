import type { Instrumentation } from 'next';

/**
 * Validates the environment before the first request. An invalid variable stops the server with an error that names it
 * (Specification §9).
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'edge') {
    await import('@/lib/platform/config/env');
    const { registerRawQueries: keepRawQueries } =
      await import('@/server/next-internals/raw-query');
    keepRawQueries();
  }
}

/** Logs and reports every error that a page throws on the server. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // Next also builds this file for the edge runtime, which cannot load these modules. The site does not use the edge
  // runtime.
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
