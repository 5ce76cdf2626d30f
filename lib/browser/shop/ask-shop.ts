import type { TypedDocumentNode } from '@apollo/client';
import { type Answer, done } from '@/lib/platform/http/answer';
import type { OperationOutcome } from './outcome';
import { type CacheUpdate, runOperation } from './run-operation';

/** What became of a call for the caller's own: the session may have ended, and the browser is on its way to login. */
export type ShopAnswer<Value, Why extends object = { message: string }> =
  | Answer<Value, Why>
  | { kind: 'sessionEnded' };

/**
 * Runs one operation and gives its answer in the screens' words. `toValue` hears, too, what the shop did not do although it did the
 * rest. Never throws.
 */
export async function askShop<T, V extends Record<string, unknown>, Value>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  toValue: (data: T, problems: readonly string[]) => Value,
  update?: CacheUpdate<T>,
): Promise<ShopAnswer<Value>> {
  return toShopAnswer(await runOperation(document, variables, update), toValue);
}

/** The outcome in the screens' words. */
export function toShopAnswer<T, Value>(
  outcome: OperationOutcome<T>,
  toValue: (data: T, problems: readonly string[]) => Value,
): ShopAnswer<Value> {
  switch (outcome.kind) {
    case 'data':
      return done(toValue(outcome.data, outcome.problems));
    case 'refused':
      return { kind: 'refused', message: outcome.messages[0] ?? '' };
    case 'unreachable':
      return { kind: 'unreachable' };
    case 'sessionEnded':
      return outcome;
  }
}
