import type { Basket, BasketLine } from './basket';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import { findLineGroup } from '@/domain/configurator/line-group';
import { type PersParam, formatPersParam } from './pers-param';

/** Command that adds a quantity of a product; the quantities of repeated commands are added up. */
export type AddItemCommand = {
  kind: 'add';
  key: string;
  productId: string;
  persParam: PersParam;
  /** Product title, shown while the request is pending and in error messages. */
  title: string;
  amount: number;
  /** Code of a configured bicycle, which adds its parts; null for a single product. */
  code: string | null;
  /** Displayed unit price in cents, which the shop compares with its own price; null to skip the comparison. */
  shownCents: number | null;
};

/** Command that sets the quantity of a line, where 0 removes the line; the last command wins. */
export type SetQuantityCommand = {
  kind: 'set';
  key: string;
  /** Null when the product is no longer sold; the line can then only be removed. */
  productId: string | null;
  persParam: PersParam;
  title: string;
  amount: number;
  /** Key of a command that has to succeed first; this command is dropped when that one fails. */
  requires: string | null;
};

/** Command that selects the shipment mode: available items first, or everything together. */
type SetShipmentMode = {
  kind: 'setDeliveryWish';
  key: 'deliveryWish';
  deliveryWish: ShipmentMode;
};

/** A change of the basket that the shop has not confirmed yet. There is one command per key. */
export type BasketCommand =
  | AddItemCommand
  | SetQuantityCommand
  | { kind: 'addVoucher'; key: 'voucher'; code: string }
  | { kind: 'removeVoucher'; key: string; voucherId: string }
  | { kind: 'setDeliveryAddress'; key: 'deliveryAddress'; deliveryAddressId: string | null }
  | { kind: 'setDeliveryMethod'; key: 'deliveryMethod'; deliveryMethodId: string }
  | { kind: 'setPayment'; key: 'payment'; paymentId: string }
  | SetShipmentMode;

/** Builds the key of a line: the shop has one line per product and persParam. */
export function buildLineKey(productId: string, persParam: PersParam): string {
  return `line:${productId}:${formatPersParam(persParam)[0] ?? ''}`;
}

/** Builds the key of a configured bicycle: the shop has one line per code, comment and date. */
function configurationKey(code: string, { comment, date }: PersParam): string {
  return `configuration:${code}:${date}:${comment.trim()}`;
}

/** Returns the key of an existing line. A line whose product is no longer sold is identified by its line id. */
export function getBasketLineKey({ id, product, persParam }: BasketLine): string {
  if (!product) return `line-id:${id}`;
  const group = findLineGroup(persParam);
  return group?.sku === product.sku && group !== null
    ? configurationKey(group.code, persParam)
    : buildLineKey(product.id, persParam);
}

/** Finds the line with the given key in the confirmed basket; null when there is none. */
export function findLineByKey(basket: Basket | null, key: string): BasketLine | null {
  return basket?.lines.find((line) => getBasketLineKey(line) === key) ?? null;
}

/** Creates the command that adds pieces of a product or configured bicycles with their parts. */
export function createAddCommand({
  code = null,
  shownCents = null,
  ...command
}: Omit<AddItemCommand, 'kind' | 'key' | 'code' | 'shownCents'> &
  Partial<Pick<AddItemCommand, 'code' | 'shownCents'>>): AddItemCommand {
  const ofGroup = code ?? findLineGroup(command.persParam)?.code ?? null;
  const key =
    ofGroup === null
      ? buildLineKey(command.productId, command.persParam)
      : configurationKey(ofGroup, command.persParam);
  return { kind: 'add', key, ...command, code: ofGroup, shownCents };
}

/** Creates the command that sets the quantity of an existing line; 0 removes it. */
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
 * Creates the commands that change the comment or date of a line. The shop cannot change a line, so a new line is added
 * first and the old one is removed only after that succeeded; a rejection changes nothing. Empty when nothing changes.
 */
export function createItemNoteCommands(
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

/** Creates the command that adds a voucher; `code` must come from parseVoucherCode. */
export function createAddVoucherCommand(code: string): BasketCommand {
  return { kind: 'addVoucher', key: 'voucher', code };
}

export function createRemoveVoucherCommand(voucherId: string): BasketCommand {
  return { kind: 'removeVoucher', key: `voucher:${voucherId}`, voucherId };
}

export function createShipmentModeCommand(deliveryWish: ShipmentMode): SetShipmentMode {
  return { kind: 'setDeliveryWish', key: 'deliveryWish', deliveryWish };
}

/** Adds a command to the list. An existing command with the same key is merged or replaced in its position. */
export function addPendingCommand(
  commands: readonly BasketCommand[],
  command: BasketCommand,
): BasketCommand[] {
  const known = commands.find(({ key }) => key === command.key);
  if (!known) return [...commands, command];
  return commands.map((other) => (other === known ? combined(known, command) : other));
}

/** Removes the command of a key and all commands that require it. */
export function removePendingCommand(
  commands: readonly BasketCommand[],
  key: string,
): BasketCommand[] {
  return commands.filter(
    (command) => command.key !== key && !(command.kind === 'set' && command.requires === key),
  );
}

/** Returns the quantity of a line after the command succeeds. */
export function getExpectedQuantity(
  settledAmount: number,
  command: BasketCommand | undefined,
): number {
  if (command?.kind === 'add') return settledAmount + command.amount;
  return command?.kind === 'set' ? command.amount : settledAmount;
}

function combined(known: BasketCommand, command: BasketCommand): BasketCommand {
  if (command.kind !== 'add') return command;
  if (known.kind === 'add') return { ...command, amount: known.amount + command.amount };
  return known.kind === 'set'
    ? { ...known, amount: known.amount + command.amount, requires: null }
    : command;
}
