import 'server-only';
import { LRUCache } from 'lru-cache';
import type { LocalBasket, LocalBasketLine } from '@/domain/basket/local-basket';
import {
  type BasketMergeReport,
  buildBasketMergeReport,
  type MergedBasketLine,
} from '@/domain/basket/merge-baskets';
import { isShopFault } from '@/domain/errors/shop-fault';
import type { Language } from '@/domain/locale/language';
import { hourMs } from '@/domain/time/durations';
import { type Result, success } from '@/lib/gateways/result';
import { fetchProduct } from '@/lib/gateways/shop/catalog.gateway';
import type { ShopCallContext } from '@/lib/gateways/shop/shop-client';
import { createProcessValue } from '@/lib/platform/process-registry';
import { logger } from '@/lib/platform/observability/logger';
import { readBasket } from './basket-calls';
import type { BasketMergeResult } from './merge-basket-by-lines';
import { countMovedPieces, recordMovedPieces } from './moved-pieces';
import { findOrCreateBasket, moveLines, type TargetBasket, toMergedLine } from './move-lines';

/** Result of moving a local basket: the lines that did not arrive stay in the browser. */
type LocalMergeResult = BasketMergeResult & { remaining: readonly LocalBasketLine[] };

/** What a local basket has already moved to a customer's basket. */
interface EarlierMerge {
  /** Names the local basket and the customer's basket. */
  readonly key: string;
  /** Quantities by product id. */
  readonly quantities: Map<string, number>;
  report: BasketMergeReport;
  /** Ends when the running merge has ended. */
  running: Promise<unknown>;
}

/**
 * Recent merges. The browser sends a basket again when it has not received the response; its lines must not be added
 * twice. Other processes know the moved pieces only.
 */
const merges = createProcessValue('local-basket-merges', () => {
  return new LRUCache<string, EarlierMerge>({ max: 5_000, ttl: hourMs });
});

/**
 * Adds the lines of a basket from the visitor's browser to the customer's basket (Specification §4). A repeated call only
 * moves quantities added since the earlier merge. Fails only when the customer's basket is unknown; a line that the shop
 * refuses, or that it gave no decision on, is listed in the result.
 */
export async function mergeLocalBasket(
  basket: LocalBasket,
  caller: ShopCallContext,
): Promise<Result<LocalMergeResult>> {
  const target = await findOrCreateBasket(caller);
  if (!target.ok) return target;
  const { id: basketId } = target.data;
  const earlier = getEarlierMerge(`${basket.id} ${basketId}`);
  const run = () => moveNewLines(basket.lines, basketId, earlier, caller);
  const merging = earlier.running.then(run, run);
  earlier.running = merging;
  return merging;
}

function getEarlierMerge(key: string): EarlierMerge {
  const known = merges.get().get(key);
  if (known) return known;
  const created: EarlierMerge = {
    key,
    quantities: new Map(),
    report: { limited: [], leftOut: [] },
    running: Promise.resolve(),
  };
  merges.get().set(key, created);
  return created;
}

async function moveNewLines(
  lines: readonly LocalBasketLine[],
  basketId: string,
  earlier: EarlierMerge,
  caller: ShopCallContext,
): Promise<Result<LocalMergeResult>> {
  const { key: merge, quantities } = earlier;
  for (const { productId, amount } of lines) {
    const range = { from: quantities.get(productId) ?? 0, to: amount };
    quantities.set(productId, await countMovedPieces({ merge, productId }, range));
  }
  const added = lines.flatMap(({ productId, amount }) => {
    const rest = amount - (quantities.get(productId) ?? 0);
    return rest > 0 ? [{ productId, amount: rest, persParam: null }] : [];
  });
  if (added.length === 0) return success({ basketId, ...earlier.report, remaining: [] });
  const target = await readBasket({ ...caller, isAnonymous: false }, basketId);
  if (!target.ok) return target;
  const { items: before } = target.data.basket;
  const { items, arrived, failed } = await moveLines(
    added,
    target.data.basket,
    caller,
    async ({ productId, amount }) => {
      const from = quantities.get(productId) ?? 0;
      quantities.set(productId, from + amount);
      await recordMovedPieces({ merge, productId }, { from, to: from + amount });
    },
  );
  if (failed !== null)
    logger.warn('A part of the local basket stays in the browser', { ...failed });
  earlier.report = buildBasketMergeReport(
    await Promise.all(added.map((line) => describeLine(line, items, caller.language))),
    before.map(toMergedLine),
    items.map(toMergedLine),
  );
  const ids = new Set(arrived.map(({ productId }) => productId));
  const remaining = added
    .filter(({ productId }) => !ids.has(productId))
    .map(({ productId, amount }) => ({ productId, amount }));
  return success({ basketId, ...earlier.report, remaining });
}

async function describeLine(
  { productId, amount }: LocalBasketLine,
  items: TargetBasket['items'],
  language: Language,
): Promise<MergedBasketLine> {
  const known = items.find(({ product }) => product?.id === productId)?.product;
  const title = known?.title ?? (await fetchTitle(productId, language));
  return { id: productId, amount, product: title === null ? null : { id: productId, title } };
}

/** Returns the title of a product; null when it is no longer sold. */
async function fetchTitle(productId: string, language: Language): Promise<string | null> {
  const found = await fetchProduct(language, productId);
  if (found.ok) return found.data.title;
  const { layer, message } = found.error;
  return layer === 'graphql' && !isShopFault(message) ? null : productId;
}
