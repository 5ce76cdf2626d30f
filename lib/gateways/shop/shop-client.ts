import { hideVariableValues, isSchemaMismatch } from '@/domain/errors/shop-fault';
import type { Language } from '@/domain/locale/language';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { schemaTypes } from '@/graphql/generated/shop/schema-types';
import { env } from '@/lib/platform/config/env';
import { getTimeoutBudget } from '@/lib/platform/http/timeout-budget';
import { getOperationName, formatDocument } from '@/lib/gateways/graphql-document';
import { failure, type GatewayError, mapResult, type Result, success } from '@/lib/gateways/result';
import { validateResponse } from '@/lib/gateways/validate-response';
import { prepareOperation } from './schema/prepare-operation';
import { refreshShopSchema } from './schema/load-shop-schema';
import { unavailableStatus, unresponsiveServiceError } from '@/lib/gateways/parse-response';
import { resolveRecovery } from '@/domain/basket/error-recovery';
import 'server-only';

/**
 * Returns an Accept-Language header with the page's language first (Specification §7). The shop reads the first two
 * letters only.
 */
function getAcceptLanguage(language: Language): string {
  return `${language}, en-US, en, de-DE, de`;
}

const timeoutMs = 8_000;
const recoveryTimeoutMs = 3_000;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string().transform(hideVariableValues),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
});

type WireAnswer = z.infer<typeof answerSchema>;

/** The body of the shop's response, which may contain both data and errors. */
export type ShopResponse<Data = unknown> = {
  data: Data | null;
  errors?: WireAnswer['errors'];
};

export type ShopCallContext = {
  language: Language;
  token: string | null;
  /**
   * True for a call that completes or undoes an earlier one: it has three seconds of its own, even if the shop did not
   * respond earlier in the visitor's request.
   */
  isRecovery?: boolean;
};

/**
 * Sends one operation with the visitor's token, if any, uncached. Retries a query once after a network error; both
 * attempts share eight seconds and the time budget of the visitor's request. The operation is cut to the shop's schema.
 * GraphQL errors are part of a successful result, except with status 503. Fails when the shop cannot be reached, does
 * not send GraphQL or breaks the schema. Never throws.
 */
export async function sendShopOperation<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  caller: ShopCallContext,
): Promise<Result<ShopResponse<Data>>> {
  const timeoutBudget = getTimeoutBudget();
  const allowedMs = caller.isRecovery
    ? recoveryTimeoutMs
    : timeoutBudget.getAllowedMs(env.SHOP_URL, timeoutMs);
  if (allowedMs === 0) return failure(unresponsiveServiceError);
  const signal = AbortSignal.timeout(allowedMs);
  const send = () => sendOnce(document, variables, caller, signal);
  const first = await send();
  const last = !signal.aborted && (await mayRepeat(document, first)) ? await send() : first;
  if (isSilent(last)) timeoutBudget.addTimeout(env.SHOP_URL);
  return last;
}

/**
 * A query is repeated after a network error. Any operation is repeated when the shop refused the document because its
 * schema has changed: it then executed nothing. An order is not, because the cut document may lack the total that the
 * buyer agreed to; the buyer's next attempt compares it first.
 */
async function mayRepeat(document: DocumentNode, sent: Result<ShopResponse>): Promise<boolean> {
  if (isSilent(sent)) return isRead(document);
  if (!sent.ok || sent.data.data !== null) return false;
  const { errors = [] } = sent.data;
  const isRefused = errors.some(({ message }) => isSchemaMismatch(message));
  return isRefused && (await refreshShopSchema()) && getOperationName(document) !== 'PlaceOrder';
}

const isSilent = (sent: Result<unknown>) => !sent.ok && sent.error.layer === 'network';

async function sendOnce<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { language, token }: ShopCallContext,
  signal: AbortSignal,
): Promise<Result<ShopResponse<Data>>> {
  const prepared = await prepareOperation(document, variables);
  if (!prepared.ok) return prepared;
  try {
    const response = await fetch(env.SHOP_URL, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': getAcceptLanguage(language),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        operationName: getOperationName(document),
        query: formatDocument(prepared.data.document),
        variables: prepared.data.variables,
      }),
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    const answer = parseAnswer(response.status, await response.text());
    return answer.ok ? holdToContract(document, answer.data) : answer;
  } catch (cause) {
    return failure(toShopNetworkError(cause));
  }
}

const isRead = ({ definitions }: DocumentNode): boolean =>
  definitions.every((one) => one.kind !== 'OperationDefinition' || one.operation === 'query');

/** Validates the data against the schema, unless the response has errors and all its fields are null. */
function holdToContract<Data>(
  document: TypedDocumentNode<Data, never>,
  { data, errors }: WireAnswer,
): Result<ShopResponse<Data>> {
  const hasErrors = errors !== undefined && errors.length > 0;
  const isEmpty = !data || (hasErrors && Object.values(data).every((field) => field === null));
  if (isEmpty) return success({ data: null, ...(errors && { errors }) });
  const known = validateResponse(document, data, schemaTypes);
  return mapResult(known, (checked) => ({ data: checked, ...(errors && { errors }) }));
}

function parseAnswer(status: number, body: string): Result<WireAnswer> {
  const answer = answerSchema.safeParse(parseJson(body)).data;
  if (status !== unavailableStatus && (answer?.data || answer?.errors?.length))
    return success(answer);
  const isRetryable = status >= 500;
  return status >= 400
    ? failure({
        layer: 'http',
        message: `The shop service returned status ${status}`,
        status,
        isRetryable,
      })
    : failure({
        layer: 'invalid-response',
        message: 'The answer is no GraphQL',
        status,
        isRetryable,
      });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function toShopNetworkError(cause: unknown): GatewayError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isTimeout ? 'The shop did not answer in time' : 'The shop cannot be reached';
  return { layer: 'network', message, isRetryable: true, cause };
}

/**
 * Runs one operation and returns its data. A response with data and errors is a success: its errors state what was done
 * only in part, for example when fewer pieces are in stock than requested.
 */
export async function fetchShopData<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  caller: ShopCallContext,
): Promise<Result<Data>> {
  const result = await sendShopOperation(document, variables, caller);
  if (!result.ok) return result;
  const { data, errors } = result.data;
  if (data !== null) return success(data);
  const message = errors?.[0]?.message ?? 'The answer holds no data';
  return failure({ layer: 'graphql', message, isRetryable: false, cause: errors });
}

/**
 * Like `fetchShopData`, but fails when errors stand beside the data: for data of which a missing part means something
 * else, such as the groups of a customer.
 */
export async function fetchWholeShopData<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  caller: ShopCallContext,
): Promise<Result<Data>> {
  const result = await sendShopOperation(document, variables, caller);
  if (!result.ok) return result;
  const { data, errors = [] } = result.data;
  if (data !== null && errors.length === 0) return success(data);
  const message = errors[0]?.message ?? 'The answer holds no data';
  return failure({ layer: 'graphql', message, isRetryable: false, cause: errors });
}

/** True when the shop's error message means that it rejects the token (Specification §8). */
export function isRejectedToken({ layer, message }: GatewayError): boolean {
  return layer === 'graphql' && resolveRecovery(message) === 'renewSession';
}
