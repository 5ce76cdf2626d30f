import { z } from 'zod';
import { failure, type GatewayError, type Result, success } from './result';

/** The data of an answer whose shape nobody has looked at yet. */
export type ResponseData = Record<string, unknown>;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** By it a service says that it is away for the moment, whatever words go along: nobody has looked at what was asked. */
export const unavailableStatus = 503;

/** OXID answers GraphQL errors with statuses other than 200 too: a readable answer counts before the status does, but for 503. */
export function parseGraphqlResponse(status: number, body: string): Result<ResponseData> {
  const answer = parseAnswer(body);
  const message = answer?.errors?.[0]?.message;
  if (message !== undefined && status !== unavailableStatus) {
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

/** Why no answer came. */
export function toNetworkError(cause: unknown): GatewayError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isTimeout
    ? 'The service did not answer in time'
    : 'The service cannot be reached';
  return { layer: 'network', message, isRetryable: true, cause };
}

/** Why a service is not asked: the same request has waited for it in vain. */
export const unresponsiveServiceError: GatewayError = {
  layer: 'network',
  message: 'The service has just not answered',
  isRetryable: true,
};
