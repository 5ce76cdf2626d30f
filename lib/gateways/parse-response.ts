import { z } from 'zod';
import { hideVariableValues } from '@/domain/errors/shop-fault';
import { failure, type GatewayError, type Result, success } from './result';

/** The data of a response before validation. */
export type ResponseData = Record<string, unknown>;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string().transform(hideVariableValues) })).optional(),
});

/**
 * Status of a service that is temporarily unavailable. The response body is ignored for this status, because the
 * service did not process the request.
 */
export const unavailableStatus = 503;

/**
 * Parses a GraphQL response. OXID also sends GraphQL errors with statuses other than 200, so a valid GraphQL body takes
 * precedence over any status except 503.
 */
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
      message: `The service returned status ${status}`,
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

/** Maps a failed request to a network error. */
export function toNetworkError(cause: unknown): GatewayError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isTimeout
    ? 'The service did not answer in time'
    : 'The service cannot be reached';
  return { layer: 'network', message, isRetryable: true, cause };
}

/**
 * The error for a call that is skipped, because the service did not respond to an earlier call of the same visitor
 * request.
 */
export const unresponsiveServiceError: GatewayError = {
  layer: 'network',
  message: 'The service has just not answered',
  isRetryable: true,
};
