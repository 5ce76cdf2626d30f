import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { TypedDocumentNode } from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';
import { getBrowserClient } from './browser-client';
import { reportRefusal, reportSilence } from './report-failure';
import { SessionEndedError } from './session-link';

/** What became of an operation. A refusal is the shop's own answer; unreachable may still have arrived there. */
type OperationOutcome<T> =
  | { kind: 'data'; data: T; problems: readonly string[] }
  | { kind: 'refused'; messages: readonly string[] }
  | { kind: 'unreachable'; message: string; status: number | null }
  | { kind: 'sessionEnded' };

type Variables = Record<string, unknown>;

/** Runs one operation of the shop's contract through /api/shop. Never throws, and queries always ask the shop. */
export async function runOperation<T, V extends Variables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
): Promise<OperationOutcome<T>> {
  const outcome = await ask(document, variables);
  if (outcome.kind === 'refused') reportRefusal(nameOf(document), outcome.messages[0] ?? '');
  if (outcome.kind === 'unreachable') reportSilence(nameOf(document), outcome.message);
  return outcome;
}

async function ask<T, V extends Variables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
): Promise<OperationOutcome<T>> {
  const client = getBrowserClient();
  try {
    const { data, error } = isMutation(document)
      ? await client.mutate<T, Variables>({ mutation: document, variables, errorPolicy: 'all' })
      : await client.query<T, Variables>({
          query: document,
          variables,
          errorPolicy: 'all',
          fetchPolicy: 'network-only',
        });
    return toOutcome(data, error);
  } catch (error) {
    return toOutcome<T>(undefined, error);
  }
}

function toOutcome<T>(data: T | null | undefined, error: unknown): OperationOutcome<T> {
  if (SessionEndedError.is(error)) return { kind: 'sessionEnded' };
  const problems = CombinedGraphQLErrors.is(error)
    ? error.errors.map(({ message }) => message)
    : [];
  const hasAnswer = data !== null && data !== undefined;
  if (hasAnswer && (!error || problems.length > 0)) return { kind: 'data', data, problems };
  if (problems.length > 0) return { kind: 'refused', messages: problems };
  if (ServerError.is(error)) return fromStatus(error);
  return {
    kind: 'unreachable',
    message: error instanceof Error ? error.message : 'no data',
    status: null,
  };
}

/** Below 500 our own server said no before anything reached the shop. */
function fromStatus({ statusCode, message }: ServerError): OperationOutcome<never> {
  return statusCode < 500
    ? { kind: 'refused', messages: [message] }
    : { kind: 'unreachable', message, status: statusCode };
}

function isMutation(document: TypedDocumentNode<unknown, never>): boolean {
  return operationOf(document)?.operation === OperationTypeNode.MUTATION;
}

function nameOf(document: TypedDocumentNode<unknown, never>): string {
  return operationOf(document)?.name?.value ?? 'unnamed';
}

function operationOf({ definitions }: TypedDocumentNode<unknown, never>) {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}
