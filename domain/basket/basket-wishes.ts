import type { Basket, BasketLine } from './basket';
import type { PartingWish } from '../shipment/shipment';
import { groupOf } from '../configuration/line-group';
import { type PersParam, serialisePersParam } from './pers-param';

/** More pieces of a product: pressing the button twice means two. */
export type AddWish = {
  kind: 'add';
  key: string;
  productId: string;
  persParam: PersParam;
  /** Names the product while the shop has not answered, and when it refuses. */
  title: string;
  amount: number;
  /** The code of a configured bicycle, which brings its parts; null for a product by itself. */
  code: string | null;
  /** What one of it was shown to cost, in cents; null when the shop need not look. */
  shownCents: number | null;
};

/** So many pieces in a line, 0 for none: the last amount asked for is the one that counts. */
export type SetWish = {
  kind: 'set';
  key: string;
  /** Null when the product is no longer sold: then the line can only be removed. */
  productId: string | null;
  persParam: PersParam;
  title: string;
  amount: number;
  /** The key of a wish that has to come true before this one; when it fails, this one is dropped. */
  requires: string | null;
};

/** Whether what is there is to go first. */
type SetDeliveryWish = {
  kind: 'setDeliveryWish';
  key: 'deliveryWish';
  deliveryWish: PartingWish;
};

/** What the shopper wants of the basket and the shop has not confirmed. There is one wish per key. */
export type BasketWish =
  | AddWish
  | SetWish
  | { kind: 'addVoucher'; key: 'voucher'; code: string }
  | { kind: 'removeVoucher'; key: string; voucherId: string }
  | { kind: 'setDeliveryAddress'; key: 'deliveryAddress'; deliveryAddressId: string | null }
  | { kind: 'setDeliveryMethod'; key: 'deliveryMethod'; deliveryMethodId: string }
  | { kind: 'setPayment'; key: 'payment'; paymentId: string }
  | SetDeliveryWish;

/** What makes a line: the shop keeps one line per product and persParam. */
export function lineKey(productId: string, persParam: PersParam): string {
  return `line:${productId}:${serialisePersParam(persParam)[0] ?? ''}`;
}

/** What makes the line of a configured bicycle: the shop keeps one for each code and note. */
function configurationKey(code: string, { comment, date }: PersParam): string {
  return `configuration:${code}:${date}:${comment.trim()}`;
}

/** The key of a line that exists; a line whose product is gone is known by its own id. */
export function keyOfLine({ id, product, persParam }: BasketLine): string {
  if (!product) return `line-id:${id}`;
  const group = groupOf(persParam);
  return group?.sku === product.sku && group !== null
    ? configurationKey(group.code, persParam)
    : lineKey(product.id, persParam);
}

/** The settled line of a key; null when there is none. */
export function lineOfKey(basket: Basket | null, key: string): BasketLine | null {
  return basket?.lines.find((line) => keyOfLine(line) === key) ?? null;
}

/** The wish to add pieces of a product, or configured bicycles: what a line of one is added by brings its parts along. */
export function addWish({
  code = null,
  shownCents = null,
  ...wish
}: Omit<AddWish, 'kind' | 'key' | 'code' | 'shownCents'> &
  Partial<Pick<AddWish, 'code' | 'shownCents'>>): AddWish {
  const ofGroup = code ?? groupOf(wish.persParam)?.code ?? null;
  const key =
    ofGroup === null
      ? lineKey(wish.productId, wish.persParam)
      : configurationKey(ofGroup, wish.persParam);
  return { kind: 'add', key, ...wish, code: ofGroup, shownCents };
}

/** The wish for an amount in an existing line; 0 removes it. */
export function setWish(line: BasketLine, amount: number): SetWish {
  return {
    kind: 'set',
    key: keyOfLine(line),
    productId: line.product?.id ?? null,
    persParam: line.persParam,
    title: line.product?.title ?? '',
    amount: Math.max(0, amount),
    requires: null,
  };
}

/**
 * The wishes that give a line another comment or date. The shop cannot change a line, so a new one is added first and
 * the old one removed only when that came true: a refusal leaves everything as it was. Empty when nothing changes.
 */
export function describeWishes(
  line: BasketLine,
  persParam: PersParam,
  amount = line.amount,
): BasketWish[] {
  if (!line.product || amount <= 0) return [];
  const { id: productId, title } = line.product;
  const added = addWish({ productId, persParam, title, amount });
  if (added.key === keyOfLine(line)) return [];
  return [added, { ...setWish(line, 0), requires: added.key }];
}

/** The wish for a voucher; the code is one that voucherCode let through. */
export function addVoucherWish(code: string): BasketWish {
  return { kind: 'addVoucher', key: 'voucher', code };
}

/** The wish to take a voucher off. */
export function removeVoucherWish(voucherId: string): BasketWish {
  return { kind: 'removeVoucher', key: `voucher:${voucherId}`, voucherId };
}

/** The wish to have what is there first, or everything together. */
export function wishForDelivery(deliveryWish: PartingWish): SetDeliveryWish {
  return { kind: 'setDeliveryWish', key: 'deliveryWish', deliveryWish };
}

/** The list with one more wish: what is already wished under its key is added to or replaced, in its place. */
export function withWish(wishes: readonly BasketWish[], wish: BasketWish): BasketWish[] {
  const known = wishes.find(({ key }) => key === wish.key);
  if (!known) return [...wishes, wish];
  return wishes.map((other) => (other === known ? combined(known, wish) : other));
}

/** The list without a key, and without what requires it. */
export function withoutKey(wishes: readonly BasketWish[], key: string): BasketWish[] {
  return wishes.filter(
    (wish) => wish.key !== key && !(wish.kind === 'set' && wish.requires === key),
  );
}

/** The amount a line will have when the wish comes true. */
export function wishedAmount(settledAmount: number, wish: BasketWish | undefined): number {
  if (wish?.kind === 'add') return settledAmount + wish.amount;
  return wish?.kind === 'set' ? wish.amount : settledAmount;
}

function combined(known: BasketWish, wish: BasketWish): BasketWish {
  if (wish.kind !== 'add') return wish;
  if (known.kind === 'add') return { ...wish, amount: known.amount + wish.amount };
  return known.kind === 'set'
    ? { ...known, amount: known.amount + wish.amount, requires: null }
    : wish;
}
