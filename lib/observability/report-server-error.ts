import { addressWithoutSecrets } from '@/domain/privacy/address-without-secrets';
import { sendErrorReport } from './error-reporter';
import { logger } from './logger';
import { normaliseError } from './normalise-error';
import { reportingUser } from './reporting-user';

export type ServerErrorContext = {
  path: string;
  userAgent: string | string[] | undefined;
  route: string;
  cookie: string | string[] | undefined;
};

/** Logs and reports an error a page threw on the server. */
export async function reportServerError(
  error: unknown,
  { path, userAgent, route, cookie }: ServerErrorContext,
): Promise<void> {
  const { message, status } = normaliseError(error);
  const pageUrl = addressWithoutSecrets(path);
  logger.error('A page failed', { path: pageUrl, route, status, error });
  await sendErrorReport(
    {
      pageUrl,
      errorType: error instanceof Error ? error.name : 'Error',
      message: `${status} ${message}`,
      stack: error instanceof Error ? error.stack : undefined,
      queryName: operationOf(error),
    },
    {
      user: await reportingUser(cookie && String(cookie)),
      userAgent: String(userAgent ?? ''),
      time: new Date(),
    },
  );
}

/** Failures of services name the operation. Asked by its field: the class is another one in another bundle. */
function operationOf(error: unknown): string | undefined {
  const operation = error instanceof Error && 'operation' in error ? error.operation : undefined;
  return typeof operation === 'string' ? operation : undefined;
}
