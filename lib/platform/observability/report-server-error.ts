import { removeUrlSecrets } from './redact-url';
import { sendErrorReport } from './error-reporter';
import { formatStack, logger } from './logger';
import { normalizeError } from './normalize-error';

export type ServerErrorContext = {
  path: string;
  userAgent: string | string[] | undefined;
  route: string;
  /** A customer's id, `guest` or `anonymous`. */
  user: string;
};

/** Logs and reports an error thrown while rendering a page on the server. */
export async function sendServerError(
  error: unknown,
  { path, userAgent, route, user }: ServerErrorContext,
): Promise<void> {
  const { message, status } = normalizeError(error);
  const pageUrl = removeUrlSecrets(path);
  logger.error('A page failed', {
    path: pageUrl,
    route,
    status,
    reference: digestOf(error),
    error,
  });
  await sendErrorReport(
    {
      pageUrl,
      errorType: error instanceof Error ? error.name : 'Error',
      message: `${status} ${message}`,
      stack: error instanceof Error ? formatStack(error.stack) : undefined,
      queryName: operationOf(error),
    },
    {
      user,
      userAgent: String(userAgent ?? ''),
      time: new Date(),
    },
  );
}

/** Returns the error digest the visitor's page shows. */
function digestOf(error: unknown): string | undefined {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  return typeof digest === 'string' ? digest : undefined;
}

/**
 * Returns the operation named by a service error. Checks the field instead of the class, because another bundle has
 * another copy of the class.
 */
function operationOf(error: unknown): string | undefined {
  const operation = error instanceof Error && 'operation' in error ? error.operation : undefined;
  return typeof operation === 'string' ? operation : undefined;
}
