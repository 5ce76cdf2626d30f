import { z } from 'zod';
import { hideVariableValues } from '@/domain/errors/shop-fault';
import { failure, type GatewayError, type Result, success } from './result';

/** The data of a response before validation. */
type ResponseData = Record<string, unknown>;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string().transform(hideVariableValues),
        path: z.array(z.union([z.string(), z.number()])).default([]),
      }),
    )
    .optional(),
});

/**
 * Status of a service that is temporarily unavailable. The response body is ignored for this status, because the
 * service did not process the request.
 */
export const unavailableStatus = 503;

/** The place of an error in the data; empty for an error of the whole response. */
export type ErrorPath = readonly (string | number)[];

/** The data of a response, with the messages of errors that stand beside it. */
export type ParsedResponse = { data: ResponseData; errors: readonly string[] };

/**
 * Parses a GraphQL response. A response with data and errors fails, unless `acceptsError` accepts the place
 * of each error. OXID also sends GraphQL errors with statuses other than 200, so a valid GraphQL body takes
 * precedence over any status except 503.
 */
export function parseGraphqlResponse(
  status: number,
  body: string,
  acceptsError: (path: ErrorPath) => boolean = () => false,
): Result<ParsedResponse> {
  const answer = parseAnswer(body);
  const message = answer?.errors?.[0]?.message;
  const isAccepted =
    hasContent(answer?.data) && (answer?.errors ?? []).every(({ path }) => acceptsError(path));
  if (message !== undefined && status !== unavailableStatus && !isAccepted) {
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
  const errors = answer.errors?.map((error) => error.message) ?? [];
  return success({ data: answer.data, errors });
}

const hasContent = (data: ResponseData | null | undefined): boolean =>
  Object.values(data ?? {}).some((value) => value !== null);

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
