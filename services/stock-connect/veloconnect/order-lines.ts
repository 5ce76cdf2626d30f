import { z } from 'zod';
import { parseDay, type IsoDay } from '@/domain/time/day';
import { computeSupplyQuantity } from '@/domain/stock-connect/veloconnect-availability';
import { parseIndicator } from '@/domain/stock-connect/veloconnect-protocol';
import { getQuantityLimits } from '../../shop/basket/basket-item-input';
import type { DealerArticle } from '../dealer-articles.repository';
import { parseVeloQuantity, VeloError, type RequestLine } from './velo-request';
import type { VeloCall } from './velo-operation';
import type { Language } from '@/domain/locale/language';
import { ShopError } from '../../shop/base/shop-errors';

const orderLine = z.object({
  sku: z.string(),
  /** Requested quantity. */
  wanted: z.int().min(0),
  /** Promised quantity; lower when the stock is insufficient. */
  amount: z.int().min(0),
  buyersItemId: z.string().nullable(),
  /** The dealer's preferred day in ISO format. */
  wishedAt: z.iso.date().nullable(),
  /** False: only deliver what is in stock. */
  mayComeLater: z.boolean(),
  /** Net price at the time of the order; null while the order is open. */
  orderedCents: z.int().nullable(),
});

/** A stored line of an open order. */
export type VeloOrderLine = z.infer<typeof orderLine>;

/** A requested line. */
export type RequestedOrderLine = Omit<VeloOrderLine, 'amount' | 'orderedCents'>;

const buyersItemIdMaxLength = 100;

const orderLines = z.array(orderLine);

/** Parses a transaction's stored lines. Throws when the row is damaged. */
export function parseStoredLines(content: string): VeloOrderLine[] {
  return orderLines.parse(JSON.parse(content));
}

/** Parses the requested lines; lines with the same SKU are added up. Rejects invalid quantities and missing SKUs. */
export function parseRequestedLines(
  lines: readonly RequestLine[],
): Map<string, RequestedOrderLine> {
  const wishes = new Map<string, RequestedOrderLine>();
  for (const line of lines) {
    const wish = readWish(line);
    const known = wishes.get(wish.sku);
    wishes.set(wish.sku, known ? { ...wish, wanted: known.wanted + wish.wanted } : wish);
  }
  return wishes;
}

function readWish(line: RequestLine): RequestedOrderLine {
  const { sku } = line;
  if (sku === '') throw new VeloError('malformed', 'A line needs a SellersItemIdentification');
  return {
    sku,
    wanted: parseVeloQuantity(line),
    buyersItemId: readBuyersItemId(line),
    wishedAt: readWishedDay(line),
    mayComeLater: readBacklog(line),
  };
}

function readBuyersItemId({ sku, buyersItemId }: RequestLine): string | null {
  const text = buyersItemId?.trim() ?? '';
  if (text.length > buyersItemIdMaxLength)
    throw new VeloError(
      'badRequest',
      `The BuyersItemIdentification of ${sku} is longer than ${buyersItemIdMaxLength} characters`,
    );
  return text || null;
}

/** Rejects an invalid date, so that the dealer notices that the preferred day was not understood. */
function readWishedDay({ sku, deliveryDate }: RequestLine): IsoDay | null {
  const text = deliveryDate?.trim() ?? '';
  const day = parseDay(text);
  if (day === null && text !== '')
    throw new VeloError('malformed', `The DeliveryDate of ${sku} must be a day such as 2026-12-20`);
  return day;
}

/** Defaults to true. Rejects anything but yes and no. */
function readBacklog({ sku, backlog }: RequestLine): boolean {
  const text = backlog?.trim() ?? '';
  const mayComeLater = text === '' ? true : parseIndicator(text);
  if (mayComeLater === null)
    throw new VeloError('malformed', `The BacklogIndicator of ${sku} must be true or false`);
  return mayComeLater;
}

/** Limits a requested line to the available quantity and the maximum per line. */
export function resolveOrderLine(
  wish: RequestedOrderLine,
  article: DealerArticle,
  { shop }: VeloCall,
): VeloOrderLine {
  const { supply } = article;
  const there = wish.mayComeLater ? computeSupplyQuantity(supply) : supply.shelf;
  const amount = Math.min(wish.wanted, there, getQuantityLimits(shop.caller).line);
  return { ...wish, amount, orderedCents: null };
}

/** Rejects orders with too many lines or pieces. */
export function assertOrderSize(lines: readonly VeloOrderLine[], { shop }: VeloCall): void {
  const limits = getQuantityLimits(shop.caller);
  if (lines.length > limits.lines)
    throw new VeloError('badRequest', `An order holds no more than ${limits.lines} lines`);
  if (lines.reduce((sum, { amount }) => sum + amount, 0) > limits.basket)
    throw new VeloError('badRequest', `An order holds no more than ${limits.basket} pieces`);
}

/** Keeps a log message short instead of listing hundreds of SKUs. */
const maxListLength = 300;

const words = {
  de: {
    credit: 'Nicht bestellt: Der Kreditrahmen reicht für diese Bestellung nicht.',
    stock: (numbers: string) =>
      `Nicht bestellt: Inzwischen ist nicht mehr alles lieferbar (${numbers}). Bitte die Bestellung neu abfragen und ändern.`,
    invoice:
      'Nicht bestellt: Über diesen Betrag oder in dieses Land liefern wir nicht auf Rechnung.',
    other: (reason: string) => `Nicht bestellt: ${reason}`,
    nothing: 'Nicht bestellt: Keine Zeile ist lieferbar.',
    lowered: (numbers: string) => `Nicht in voller Menge lieferbar: ${numbers}.`,
  },
  en: {
    credit: 'Not ordered: the credit limit does not cover this order.',
    stock: (numbers: string) =>
      `Not ordered: some of it can no longer be delivered (${numbers}). Please view the order and change it.`,
    invoice: 'Not ordered: we do not deliver on invoice for this amount or to this country.',
    other: (reason: string) => `Not ordered: ${reason}`,
    nothing: 'Not ordered: no line can be delivered.',
    lowered: (numbers: string) => `Not deliverable in full: ${numbers}.`,
  },
};

/** Lists the lines that were promised with a lower quantity than requested; empty when there are none. */
export function formatReducedQuantities(
  lines: readonly VeloOrderLine[],
  language: Language,
): string {
  const lowered = lines.filter(({ amount, wanted }) => amount < wanted);
  const numbers = lowered.map(({ sku, amount, wanted }) => `${sku} ${amount}/${wanted}`).join(', ');
  return numbers === '' ? '' : words[language].lowered(numbers.slice(0, maxListLength));
}

/** Error for an order without lines. The order stays open. */
export function emptyOrderError(language: Language): VeloError {
  return new VeloError('badRequest', words[language].nothing, 2);
}

/**
 * Converts the shop's rejection of an order to a message for the dealer. The order stays open and can be changed.
 * `reported` contains the shop's rejections of single articles. Other errors are returned unchanged.
 */
export function toOrderRejection(
  error: unknown,
  reported: readonly Error[],
  skuOf: (productId: string) => string,
  language: Language,
): unknown {
  if (!(error instanceof ShopError)) return error;
  const said = words[language];
  if (error.code === 'CREDIT') return new VeloError('badRequest', said.credit, 2);
  if (error.code === 'PAYMENT_UNAVAILABLE') return new VeloError('badRequest', said.invoice, 2);
  if (error.code !== 'NOT_ORDERABLE')
    return new VeloError('badRequest', said.other(error.message), 2);
  const numbers = reported.flatMap((one) =>
    one instanceof ShopError && typeof one.extensions?.productId === 'string'
      ? [skuOf(one.extensions.productId)]
      : [],
  );
  return new VeloError('badRequest', said.stock(numbers.join(', ')), 2);
}
