import { sendErrorReport } from './error-reporter';
import { logger } from './logger';
import { normaliseError } from './normalise-error';

export type ServerErrorContext = {
  path: string;
  userAgent: string | string[] | undefined;
  route: string;
};

/** Logs and reports an error a page threw on the server. */
export async function reportServerError(
  error: unknown,
  { path, userAgent, route }: ServerErrorContext,
): Promise<void> {
  const { message, status } = normaliseError(error);
  logger.error('A page failed', { path, route, status, error });
  await sendErrorReport(
    {
      pageUrl: path,
      errorType: error instanceof Error ? error.name : 'Error',
      message: `${status} ${message}`,
      stack: error instanceof Error ? error.stack : undefined,
    },
    { user: 'server', userAgent: String(userAgent ?? ''), time: new Date() },
  );
}
