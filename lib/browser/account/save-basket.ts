import type { BasketLine } from '@/domain/basket/basket';
import { listItemsToAdd, type BasketItemInput } from '@/domain/basket/merge-baskets';
import {
  type BasketNameProblem,
  parseBasketName,
  toSavedBasketTitle,
} from '@/domain/basket/saved-basket';
import { findLineGroup, isMountedPart } from '@/domain/configurator/line-group';
import {
  BasketAddConfigurationDocument,
  BasketAddItemDocument,
  BasketCreateDocument,
} from '@/graphql/generated/shop/graphql';
import { getClientState } from '@/lib/browser/state/client-state';
import type { SavedBasketView } from '@/lib/browser/shop/shop-views';
import { toServiceCallSuccess } from '@/lib/platform/http/service-call-result';
import { runShopOperation, type ShopResult } from '@/lib/browser/shop/run-operation';
import { listSavedBaskets, deleteSavedBasket } from './saved-baskets-api';
import { basketStore } from '@/lib/browser/basket/basket-store';
import { loadBasket } from '@/lib/browser/basket/basket-actions';

export type SaveBasketResult =
  /** `fewer` contains the titles of items that were saved with a smaller quantity than in the basket. */
  | { kind: 'saved'; name: string; fewer: readonly string[] }
  | { kind: 'nameProblem'; problem: BasketNameProblem }
  | { kind: 'nothingToSave' }
  /** The customer has reached the maximum number of saved baskets. */
  | { kind: 'tooMany' }
  /**
   * Saving failed. `isPartialCopyLeft` is true when an incomplete copy may remain among the saved baskets because removing it
   * failed as well.
   */
  | { kind: 'failed'; isPartialCopyLeft: boolean }
  | { kind: 'sessionEnded' };

/**
 * Saves a copy of the lines under a name; the source basket stays unchanged. When a step fails, the partial copy is
 * removed again. An empty basket with the same name, left by an earlier attempt whose response was lost, is filled
 * instead of being reported as a name conflict.
 */
export async function saveBasket(
  givenName: string,
  lines: readonly BasketLine[],
): Promise<SaveBasketResult> {
  if (listItemsToAdd(lines).length === 0) return { kind: 'nothingToSave' };
  const known = await listSavedBaskets();
  if (known.kind === 'sessionEnded') return known;
  if (known.kind !== 'done') return { kind: 'failed', isPartialCopyLeft: false };

  const filled = known.value.filter((basket) => basket.lines.length > 0);
  const read = parseBasketName(
    givenName,
    filled.map(({ name }) => name),
  );
  if (!read.ok) return { kind: 'nameProblem', problem: read.problem };

  const basket = await emptyBasket(read.name, known.value);
  if (basket.kind !== 'done') return toCreationFailure(basket);
  return fill(basket.value, read.name, lines);
}

function emptyBasket(name: string, known: readonly SavedBasketView[]): Promise<ShopResult<string>> {
  const empty = known.find((basket) => basket.name === name && basket.lines.length === 0);
  if (empty) return Promise.resolve(toServiceCallSuccess(empty.id));
  const variables = { basketId: toSavedBasketTitle(name), isPublic: false, ...isAnonymous() };
  return runShopOperation(BasketCreateDocument, variables, ({ basketCreate }) => basketCreate.id);
}

function toCreationFailure(answer: Exclude<ShopResult<never>, { kind: 'done' }>): SaveBasketResult {
  if (answer.kind === 'sessionEnded') return answer;
  if (answer.kind === 'unreachable') return { kind: 'failed', isPartialCopyLeft: false };
  if (answer.message.endsWith('already exists!')) return { kind: 'nameProblem', problem: 'taken' };
  if (/^No more than \d+ baskets/.test(answer.message)) return { kind: 'tooMany' };
  return { kind: 'failed', isPartialCopyLeft: false };
}

async function fill(
  basketId: string,
  name: string,
  lines: readonly BasketLine[],
): Promise<SaveBasketResult> {
  const fewer: string[] = [];
  for (const line of lines) {
    const [item] = listItemsToAdd([line]);
    const isMountedLine = isMountedPart({ sku: line.product?.sku ?? null, ...line });
    if (!item || isMountedLine) continue;
    const added = await addLine(basketId, line, item);
    if (added.kind === 'sessionEnded') return added;
    if (added.kind !== 'done') return undo(basketId);
    if (added.value && line.product) fewer.push(line.product.title);
  }
  return { kind: 'saved', name, fewer };
}

/**
 * Adds one line to the basket; the result is true when only part of the line's quantity was added. A configured bicycle
 * is added as a configuration, with all its mounted parts.
 */
function addLine(
  basketId: string,
  { persParam }: BasketLine,
  { productId, amount, persParam: note }: BasketItemInput,
): Promise<ShopResult<boolean>> {
  const code = findLineGroup(persParam)?.code;
  const isPart = (_: unknown, problems: readonly string[]) => problems.length > 0;
  const shared = { ...isAnonymous(), basketId, amount, persParam: note.length > 0 ? note : null };
  return code === undefined
    ? runShopOperation(BasketAddItemDocument, { ...shared, productId }, isPart)
    : runShopOperation(BasketAddConfigurationDocument, { ...shared, code }, isPart);
}

async function undo(basketId: string): Promise<SaveBasketResult> {
  const removed = await deleteSavedBasket(basketId);
  if (removed.kind === 'sessionEnded') return removed;
  return { kind: 'failed', isPartialCopyLeft: removed.kind !== 'done' };
}

/**
 * Returns the query variable that selects the fields of the response. The server corrects the variable when the session
 * has changed (Specification §7).
 */
function isAnonymous(): { isAnonymous: boolean } {
  return { isAnonymous: getClientState().isAnonymous };
}

/** Saves the confirmed content of the active basket, after all pending changes have been sent. */
export async function saveActiveBasket(name: string): Promise<SaveBasketResult> {
  await loadBasket();
  const { basket, status } = basketStore.get();
  if (status === 'broken') return { kind: 'failed', isPartialCopyLeft: false };
  const result = await saveBasket(name, basket.settled?.lines ?? []);
  // Refreshes the cached list, so that every list of saved baskets includes the new one.
  if (result.kind === 'saved' || result.kind === 'failed') void listSavedBaskets();
  return result;
}
