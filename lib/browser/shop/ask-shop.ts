import type { TypedDocumentNode } from '@apollo/client';
import { runOperation } from './run-operation';

/** What became of a call: refused carries the shop's own sentence, unreachable may still have arrived there. */
export type ShopAnswer<T> =
  /** problems: what the shop did not do although it did the rest. */
  | { kind: 'done'; value: T; problems: readonly string[] }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' }
  | { kind: 'sessionEnded' };

/** An answer the shop need not be asked for, or asked for in several steps. */
export function done<T>(value: T): ShopAnswer<T> {
  return { kind: 'done', value, problems: [] };
}

/** Runs one operation and gives its answer in the screens' words. Never throws. */
export async function askShop<T, V extends Record<string, unknown>, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T) => Value,
): Promise<ShopAnswer<Value>> {
  const outcome = await runOperation(document, variables);
  switch (outcome.kind) {
    case 'data':
      return { kind: 'done', value: toValue(outcome.data), problems: outcome.problems };
    case 'refused':
      return { kind: 'refused', message: outcome.messages[0] ?? '' };
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'sessionEnded':
      return outcome;
  }
}
