import { addressWithoutSecrets } from '@/domain/privacy/address-without-secrets';
import { sendErrorReport } from './error-reporter';
import { logger } from './logger';
import { normaliseError } from './normalise-error';
import { readableStack } from './readable-stack';

export type ServerErrorContext = {
  path: string;
  userAgent: string | string[] | undefined;
  route: string;
  /** A customer's id, `guest` or `anonymous`. */
  user: string;
};

/** Logs and reports an error a page threw on the server. */
export async function reportServerError(
  error: unknown,
  { path, userAgent, route, user }: ServerErrorContext,
): Promise<void> {
  const { message, status } = normaliseError(error);
  const pageUrl = addressWithoutSecrets(path);
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
      stack: error instanceof Error ? readableStack(error.stack) : undefined,
      queryName: operationOf(error),
    },
    {
      user,
      userAgent: String(userAgent ?? ''),
      time: new Date(),
    },
  );
}

/** What the visitor's page calls this failure. */
function digestOf(error: unknown): string | undefined {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  return typeof digest === 'string' ? digest : undefined;
}

/** Failures of services name the operation. Asked by its field: the class is another one in another bundle. */
function operationOf(error: unknown): string | undefined {
  const operation = error instanceof Error && 'operation' in error ? error.operation : undefined;
  return typeof operation === 'string' ? operation : undefined;
}
