import 'server-only';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import { wireTypes } from '@/graphql/generated/shop/wire-types';
import { env } from '@/lib/platform/config/env';
import { currentPatience } from '@/lib/platform/http/patience';
import { operationNameOf } from '../operation-name';
import { printDocument } from '../print-document';
import { failure, type GatewayError, mapResult, type Result, success } from '../result';
import { readAnswer } from '../read-answer';
import { awayStatus, silentError } from '../read-response';
import { acceptLanguage } from './accept-language';

const timeoutMs = 8_000;

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
});

type WireAnswer = z.infer<typeof answerSchema>;

/** The shop's own answer. It may hold data and errors together (external-services A.6). */
export type ShopReply<Data = unknown> = {
  data: Data | null;
  errors?: WireAnswer['errors'];
};

export type ShopCaller = { language: Language; token: string | null };

/**
 * Sends one operation for a caller, never cached; a read whose line broke is sent once more, both within eight seconds and the
 * patience of the visitor's request. A GraphQL error is
 * an answer, unless it comes with 503, by which a shop says that it is away; only a shop that cannot be reached, talks something else than GraphQL or answers what the contract does not allow is a
 * failure. Never throws.
 */
export async function sendOperation<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  caller: ShopCaller,
): Promise<Result<ShopReply<Data>>> {
  const patience = currentPatience();
  const allowedMs = patience.allowedMs(env.SHOP_URL, timeoutMs);
  if (allowedMs === 0) return failure(silentError);
  const signal = AbortSignal.timeout(allowedMs);
  const first = await sendOnce(document, variables, caller, signal);
  const isAgain = isSilent(first) && !signal.aborted && isRead(document);
  const last = isAgain ? await sendOnce(document, variables, caller, signal) : first;
  if (isSilent(last)) patience.noteSilence(env.SHOP_URL);
  return last;
}

const isSilent = (sent: Result<unknown>) => !sent.ok && sent.error.layer === 'network';

async function sendOnce<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { language, token }: ShopCaller,
  signal: AbortSignal,
): Promise<Result<ShopReply<Data>>> {
  try {
    const response = await fetch(env.SHOP_URL, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': acceptLanguage(language),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        operationName: operationNameOf(document),
        query: printDocument(document),
        variables,
      }),
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    const answer = parseAnswer(response.status, await response.text());
    return answer.ok ? holdToContract(document, answer.data) : answer;
  } catch (cause) {
    return failure(networkError(cause));
  }
}

const isRead = ({ definitions }: DocumentNode): boolean =>
  definitions.every((one) => one.kind !== 'OperationDefinition' || one.operation === 'query');

/** Where an error is the answer to every field, there are no data to look at. */
function holdToContract<Data>(
  document: TypedDocumentNode<Data, never>,
  { data, errors }: WireAnswer,
): Result<ShopReply<Data>> {
  const hasErrors = errors !== undefined && errors.length > 0;
  const isEmpty = !data || (hasErrors && Object.values(data).every((field) => field === null));
  if (isEmpty) return success({ data: null, ...(errors && { errors }) });
  const known = readAnswer(document, data, wireTypes);
  return mapResult(known, (checked) => ({ data: checked, ...(errors && { errors }) }));
}

function parseAnswer(status: number, body: string): Result<WireAnswer> {
  const answer = answerSchema.safeParse(parseJson(body)).data;
  if (status !== awayStatus && (answer?.data || answer?.errors?.length)) return success(answer);
  const isRetryable = status >= 500;
  return status >= 400
    ? failure({ layer: 'http', message: `The shop answered ${status}`, status, isRetryable })
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

function networkError(cause: unknown): GatewayError {
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isTimeout ? 'The shop did not answer in time' : 'The shop cannot be reached';
  return { layer: 'network', message, isRetryable: true, cause };
}
