import type { Basket, BasketLine } from './basket';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import { findLineGroup } from '@/domain/configurator/line-group';
import { type PersParam, formatPersParam } from './pers-param';

/** More pieces of a product: pressing the button twice means two. */
export type AddItemCommand = {
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
export type SetQuantityCommand = {
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
  deliveryWish: ShipmentMode;
};

/** What the shopper wants of the basket and the shop has not confirmed. There is one wish per key. */
export type BasketCommand =
  | AddItemCommand
  | SetQuantityCommand
  | { kind: 'addVoucher'; key: 'voucher'; code: string }
  | { kind: 'removeVoucher'; key: string; voucherId: string }
  | { kind: 'setDeliveryAddress'; key: 'deliveryAddress'; deliveryAddressId: string | null }
  | { kind: 'setDeliveryMethod'; key: 'deliveryMethod'; deliveryMethodId: string }
  | { kind: 'setPayment'; key: 'payment'; paymentId: string }
  | SetDeliveryWish;

/** What makes a line: the shop keeps one line per product and persParam. */
export function buildLineKey(productId: string, persParam: PersParam): string {
  return `line:${productId}:${formatPersParam(persParam)[0] ?? ''}`;
}

/** What makes the line of a configured bicycle: the shop keeps one for each code and note. */
function configurationKey(code: string, { comment, date }: PersParam): string {
  return `configuration:${code}:${date}:${comment.trim()}`;
}

/** The key of a line that exists; a line whose product is gone is known by its own id. */
export function getBasketLineKey({ id, product, persParam }: BasketLine): string {
  if (!product) return `line-id:${id}`;
  const group = findLineGroup(persParam);
  return group?.sku === product.sku && group !== null
    ? configurationKey(group.code, persParam)
    : buildLineKey(product.id, persParam);
}

/** The settled line of a key; null when there is none. */
export function findLineByKey(basket: Basket | null, key: string): BasketLine | null {
  return basket?.lines.find((line) => getBasketLineKey(line) === key) ?? null;
}

/** The wish to add pieces of a product, or configured bicycles: what a line of one is added by brings its parts along. */
export function createAddCommand({
  code = null,
  shownCents = null,
  ...wish
}: Omit<AddItemCommand, 'kind' | 'key' | 'code' | 'shownCents'> &
  Partial<Pick<AddItemCommand, 'code' | 'shownCents'>>): AddItemCommand {
  const ofGroup = code ?? findLineGroup(wish.persParam)?.code ?? null;
  const key =
    ofGroup === null
      ? buildLineKey(wish.productId, wish.persParam)
      : configurationKey(ofGroup, wish.persParam);
  return { kind: 'add', key, ...wish, code: ofGroup, shownCents };
}

/** The wish for an amount in an existing line; 0 removes it. */
export function createSetCommand(line: BasketLine, amount: number): SetQuantityCommand {
  return {
    kind: 'set',
    key: getBasketLineKey(line),
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
export function createNoteCommands(
  line: BasketLine,
  persParam: PersParam,
  amount = line.amount,
): BasketCommand[] {
  if (!line.product || amount <= 0) return [];
  const { id: productId, title } = line.product;
  const added = createAddCommand({ productId, persParam, title, amount });
  if (added.key === getBasketLineKey(line)) return [];
  return [added, { ...createSetCommand(line, 0), requires: added.key }];
}

/** The wish for a voucher; the code is one that parseVoucherCode let through. */
export function createAddVoucherCommand(code: string): BasketCommand {
  return { kind: 'addVoucher', key: 'voucher', code };
}

/** The wish to take a voucher off. */
export function createRemoveVoucherCommand(voucherId: string): BasketCommand {
  return { kind: 'removeVoucher', key: `voucher:${voucherId}`, voucherId };
}

/** The wish to have what is there first, or everything together. */
export function createShipmentModeCommand(deliveryWish: ShipmentMode): SetDeliveryWish {
  return { kind: 'setDeliveryWish', key: 'deliveryWish', deliveryWish };
}

/** The list with one more wish: what is already wished under its key is added to or replaced, in its place. */
export function addCommand(wishes: readonly BasketCommand[], wish: BasketCommand): BasketCommand[] {
  const known = wishes.find(({ key }) => key === wish.key);
  if (!known) return [...wishes, wish];
  return wishes.map((other) => (other === known ? combined(known, wish) : other));
}

/** The list without a key, and without what requires it. */
export function removeCommand(wishes: readonly BasketCommand[], key: string): BasketCommand[] {
  return wishes.filter(
    (wish) => wish.key !== key && !(wish.kind === 'set' && wish.requires === key),
  );
}

/** The amount a line will have when the wish comes true. */
export function getExpectedQuantity(
  settledAmount: number,
  wish: BasketCommand | undefined,
): number {
  if (wish?.kind === 'add') return settledAmount + wish.amount;
  return wish?.kind === 'set' ? wish.amount : settledAmount;
}

function combined(known: BasketCommand, wish: BasketCommand): BasketCommand {
  if (wish.kind !== 'add') return wish;
  if (known.kind === 'add') return { ...wish, amount: known.amount + wish.amount };
  return known.kind === 'set'
    ? { ...known, amount: known.amount + wish.amount, requires: null }
    : wish;
}
