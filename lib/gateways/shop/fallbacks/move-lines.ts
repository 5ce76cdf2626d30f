import 'server-only';
import { findBasketToContinue, type MergedBasketLine } from '@/domain/basket/merge-baskets';
import { isShopFault } from '@/domain/errors/shop-fault';
import { CustomerBasketsDocument } from '@/graphql/generated/shop/graphql';
import { type GatewayError, mapResult, type Result, success } from '@/lib/gateways/result';
import {
  fetchShopData,
  isRejectedToken,
  type ShopCallContext,
} from '@/lib/gateways/shop/shop-client';
import {
  addLineToBasket,
  type BasketAnswer,
  type BasketCaller,
  createBasketWithRandomTitle,
  type LineToAdd,
  readBasket,
  type WireBasket,
} from './basket-calls';

type WireLine = WireBasket['items'][number];

/** A customer's basket to which lines are added. */
export interface TargetBasket {
  readonly id: string;
  readonly items: readonly WireLine[];
}

/**
 * Returns the customer's latest basket that is neither public nor saved, or creates one (Specification §4).
 */
export async function findOrCreateBasket(caller: ShopCallContext): Promise<Result<TargetBasket>> {
  const found = await fetchShopData(CustomerBasketsDocument, {}, caller);
  if (!found.ok) return found;
  const known = findBasketToContinue(found.data.customer.baskets);
  if (known !== null) return success(known);
  const created = await createBasketWithRandomTitle({ ...caller, isAnonymous: false });
  return mapResult(created, ({ basket }) => basket);
}

/** Result of adding lines. */
interface MovedLines<Line> {
  /** The lines of the basket afterwards. */
  readonly items: readonly WireLine[];
  /** The lines that the basket now contains, whole or in part, or contained before as far as stock allows. */
  readonly arrived: readonly Line[];
  /** The failure after which no more lines were added; null when the shop decided on all of them. */
  readonly failed: GatewayError | null;
}

/**
 * Adds lines to a basket one by one. A line that the shop refuses is skipped. After an add whose response was lost, the
 * basket is read to find out whether the line arrived; the first line without a decision, also because of a fault of the
 * shop, ends the work. `onArrived` runs after each line that arrived.
 */
export async function moveLines<Line extends LineToAdd>(
  lines: readonly Line[],
  target: TargetBasket,
  caller: ShopCallContext,
  onArrived: (line: Line) => Promise<void> = async () => undefined,
): Promise<MovedLines<Line>> {
  const customer = { ...caller, isAnonymous: false };
  const arrived: Line[] = [];
  let { items } = target;
  for (const line of lines) {
    const after = await addLine(line, { id: target.id, items }, customer);
    if (!after.ok) return { items, arrived, failed: after.error };
    items = after.data;
    if (countPieces(items, line.productId) === 0) continue;
    arrived.push(line);
    await onArrived(line);
  }
  return { items, arrived, failed: null };
}

/** Returns the basket's lines after an add; unchanged when the shop refused the line. */
async function addLine(
  line: LineToAdd,
  { id, items }: TargetBasket,
  caller: BasketCaller,
): Promise<Result<readonly WireLine[]>> {
  const added = await addLineOnce(caller, { id, items }, line);
  if (added.ok) return success(added.data.basket.items);
  return isDecision(added.error) ? success(items) : added;
}

/** True when the shop has refused the operation; false after a failed call, a rejected token or a fault of the shop. */
function isDecision(error: GatewayError): boolean {
  return error.layer === 'graphql' && !isRejectedToken(error) && !isShopFault(error.message);
}

/**
 * Adds a line. When the response is lost or the shop reports a fault, reads the basket: if it has more of the product
 * than before, the line was added.
 */
export async function addLineOnce(
  caller: BasketCaller,
  { id, items }: TargetBasket,
  line: LineToAdd,
): Promise<Result<BasketAnswer>> {
  const added = await addLineToBasket(caller, id, line);
  if (added.ok || isDecision(added.error) || isRejectedToken(added.error)) return added;
  if (added.error.layer === 'unsupported') return added;
  const read = await readBasket({ ...caller, isRecovery: true }, id);
  if (!read.ok) return added;
  const { productId } = line;
  return countPieces(read.data.basket.items, productId) > countPieces(items, productId)
    ? read
    : added;
}

/** Returns the number of pieces of a product in these lines. */
export function countPieces(items: readonly WireLine[], productId: string): number {
  return items.reduce(
    (sum, { product, amount }) => (product?.id === productId ? sum + amount : sum),
    0,
  );
}

/** Returns a line with what the report of a merge needs. */
export function toMergedLine({ id, amount, product }: WireLine): MergedBasketLine {
  return { id, amount, product: product && { id: product.id, title: product.title } };
}
