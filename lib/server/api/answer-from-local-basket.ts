import 'server-only';
import {
  addLocalLine,
  isLocalProductId,
  type LocalBasket,
  type LocalBasketChange,
  localBasketId,
  removeLocalLine,
} from '@/domain/basket/local-basket';
import type { Language } from '@/domain/locale/language';
import { type Result, success } from '@/lib/gateways/result';
import { customersOnlyMessage } from '@/lib/gateways/shop/fallbacks/add-items-one-by-one';
import { findPlainBike } from '@/lib/gateways/shop/fallbacks/add-plain-bike';
import type { LineToAdd, WireBasket } from '@/lib/gateways/shop/fallbacks/basket-calls';
import {
  buildLocalBasket,
  fetchSoldProduct,
} from '@/lib/gateways/shop/fallbacks/local-basket-view';
import type { ShopResponse } from '@/lib/gateways/shop/shop-client';
import { createLocalBasket } from '@/lib/server/session/local-basket-cookie';

/** The response to an operation, and the basket to keep in the browser. */
interface LocalBasketAnswer {
  readonly response: ShopResponse;
  readonly basket: LocalBasket | null;
}

type Variables = Readonly<Record<string, unknown>>;
type Answer = Promise<Result<LocalBasketAnswer> | null>;
type Operation = (basket: LocalBasket, variables: Variables, language: Language) => Answer;

const read: Operation = (basket, _variables, language) => respond(basket, language, 'basket');

/** Operations of a basket, by name. */
const operations = new Map<string, Operation>([
  ['GetBasketInfo', read],
  ['GetBasketItems', read],
  ['BasketAddItem', addItem],
  ['BasketAddItems', async (basket) => reject(basket, customersOnlyMessage)],
  ['BasketAddConfiguration', addConfiguration],
  ['BasketRemoveItem', removeItem],
  ['BasketRemove', async (basket) => answer({ ...basket, lines: [] }, { basketRemove: true })],
  ['BasketAddVoucher', async (basket) => reject(basket, needsSignIn)],
]);

/** Wording of the shop for what only customers may do. */
const needsSignIn = 'You need to be logged to access this field';

/** True for the operations that the local basket can answer. */
export function isLocalBasketOperation(operation: string): boolean {
  return operation === 'BasketCreate' || operations.has(operation);
}

/**
 * Answers an operation from the basket in the visitor's browser, in the form and wording of the shop, with products and
 * prices of the public catalog. Stock is checked by the shop when the lines reach it at the sign-in. Fails when a product
 * cannot be loaded; null for an operation that the local basket does not have.
 */
export async function answerFromLocalBasket(
  operation: string,
  variables: Variables,
  { basket, language }: { basket: LocalBasket | null; language: Language },
): Answer {
  if (operation === 'BasketCreate')
    return respond(basket ?? createLocalBasket(), language, 'basketCreate');
  const run = operations.get(operation);
  if (!run) return null;
  if (basket === null || variables.basketId !== localBasketId)
    return reject(basket, `Basket was not found by id: ${String(variables.basketId)}`);
  return run(basket, variables, language);
}

async function addItem(basket: LocalBasket, variables: Variables, language: Language): Answer {
  const change = await addLine(basket, variables, language);
  return change.ok ? applyChange(basket, change.data, language, 'basketAddItem') : change;
}

async function removeItem(
  basket: LocalBasket,
  { basketItemId, amount }: Variables,
  language: Language,
): Answer {
  const line = { productId: String(basketItemId), amount: Number(amount) };
  const change = removeLocalLine(basket.lines, line);
  return applyChange(basket, change, language, 'basketRemoveItem');
}

async function addConfiguration(
  basket: LocalBasket,
  { code, amount }: Variables,
  language: Language,
): Answer {
  const bike = await findPlainBike(typeof code === 'string' ? code : '', language);
  if (bike === null || !bike.ok) return bike;
  if ('message' in bike.data) return reject(basket, bike.data.message);
  const change = await addLine(basket, { productId: bike.data.productId, amount }, language);
  return change.ok ? applyChange(basket, change.data, language, 'basketAddConfiguration') : change;
}

async function addLine(
  { lines }: LocalBasket,
  { productId, amount }: Partial<Record<keyof LineToAdd, unknown>>,
  language: Language,
): Promise<Result<LocalBasketChange>> {
  const change = addLocalLine(lines, { productId: String(productId), amount: Number(amount) });
  const notSold = {
    ok: false,
    message: `Product with id ${String(productId)} is not available`,
  } as const;
  if (!isLocalProductId(productId)) return success(notSold);
  if (!change.ok) return success(change);
  const product = await fetchSoldProduct(productId, language);
  if (!product.ok) return product;
  return success(product.data === null ? notSold : change);
}

async function applyChange(
  basket: LocalBasket,
  change: LocalBasketChange,
  language: Language,
  field: string,
): Answer {
  return change.ok
    ? respond({ ...basket, lines: change.lines }, language, field)
    : reject(basket, change.message);
}

async function respond(basket: LocalBasket, language: Language, field: string): Answer {
  const built = await buildLocalBasket(basket.lines, language);
  return built.ok ? answer(basket, { [field]: built.data }) : built;
}

function answer(
  basket: LocalBasket,
  data: Record<string, WireBasket | boolean>,
): Result<LocalBasketAnswer> {
  return success({ response: { data }, basket });
}

function reject(basket: LocalBasket | null, message: string): Result<LocalBasketAnswer> {
  return success({ response: { data: null, errors: [{ message }] }, basket });
}
