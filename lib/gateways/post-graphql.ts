import { z } from 'zod';
import { failure, type GatewayError, type Result, success } from './result';

export type GraphqlRequest = {
  url: string;
  operationName: string;
  query: string;
  variables: unknown;
  headers: Record<string, string>;
  timeoutMs: number;
};

/** The data of an answer whose shape nobody has looked at yet. */
export type WireData = Record<string, unknown>;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** Sends one operation, uncached. Never throws: what fails comes back as an error of its layer. */
export async function postGraphql(request: GraphqlRequest): Promise<Result<WireData>> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(request.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...request.headers },
      body: JSON.stringify({
        operationName: request.operationName,
        query: request.query,
        variables: request.variables,
      }),
      cache: 'no-store',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    body = await response.text();
  } catch (cause) {
    return failure(networkError(cause));
  }
  return readData(response.status, body);
}

/** OXID answers GraphQL errors with statuses other than 200 too: a readable answer counts before the status does. */
function readData(status: number, body: string): Result<WireData> {
  const answer = parseAnswer(body);
  const message = answer?.errors?.[0]?.message;
  if (message !== undefined) {
    return failure({
      layer: 'graphql',
      message,
      status,
      isRetryable: status >= 500,
      cause: answer?.errors,
    });
  }
  if (status < 200 || status > 299) {
    const isRetryable = status === 429 || status >= 500;
    return failure({
      layer: 'http',
      message: `The service answered ${status}`,
      status,
      isRetryable,
    });
  }
  if (!answer?.data) {
    return failure({
      layer: 'invalid-response',
      message: 'The answer holds no data',
      status,
      isRetryable: false,
    });
  }
  return success(answer.data);
}

function parseAnswer(body: string): z.infer<typeof answerSchema> | null {
  try {
    return answerSchema.parse(JSON.parse(body));
  } catch {
    return null;
  }
}

function networkError(cause: unknown): GatewayError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isTimeout
    ? 'The service did not answer in time'
    : 'The service cannot be reached';
  return { layer: 'network', message, isRetryable: true, cause };
}
