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
  /** Quantity requested by the dealer, in pieces. */
  requestedQuantity: z.int().min(0),
  /** Promised quantity in pieces; less than requested if the stock is insufficient. */
  amount: z.int().min(0),
  buyersItemId: z.string().nullable(),
  /** Delivery date requested by the dealer (ISO day); null for none. */
  requestedDate: z.iso.date().nullable(),
  /** False if only pieces in stock may be delivered. */
  allowsBackorder: z.boolean(),
  /** Net unit price in cents at the time of the order; null while the order is open. */
  orderedCents: z.int().nullable(),
});

/** An order line as stored in a transaction. */
export type VeloOrderLine = z.infer<typeof orderLine>;

/** Order line as requested, before the available quantity and the price are known. */
export type RequestedOrderLine = Omit<VeloOrderLine, 'amount' | 'orderedCents'>;

const buyersItemIdMaxLength = 100;

const orderLines = z.array(orderLine);

/** Parses a transaction's stored lines. Throws when the row is damaged. */
export function parseStoredLines(content: string): VeloOrderLine[] {
  return orderLines.parse(JSON.parse(content));
}

/**
 * Parses the requested lines by SKU. The quantities of lines with the same SKU are added up. Throws VeloError for
 * invalid quantities and missing SKUs.
 */
export function parseRequestedLines(
  lines: readonly RequestLine[],
): Map<string, RequestedOrderLine> {
  const requestedLines = new Map<string, RequestedOrderLine>();
  for (const line of lines) {
    const requested = readRequestedLine(line);
    const known = requestedLines.get(requested.sku);
    requestedLines.set(
      requested.sku,
      known
        ? { ...requested, requestedQuantity: known.requestedQuantity + requested.requestedQuantity }
        : requested,
    );
  }
  return requestedLines;
}

function readRequestedLine(line: RequestLine): RequestedOrderLine {
  const { sku } = line;
  if (sku === '') throw new VeloError('malformed', 'A line needs a SellersItemIdentification');
  return {
    sku,
    requestedQuantity: parseVeloQuantity(line),
    buyersItemId: readBuyersItemId(line),
    requestedDate: readRequestedDay(line),
    allowsBackorder: readBacklog(line),
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

/**
 * Parses the requested delivery date. Throws VeloError for an invalid date, so that the dealer learns that it was not
 * understood.
 */
function readRequestedDay({ sku, deliveryDate }: RequestLine): IsoDay | null {
  const text = deliveryDate?.trim() ?? '';
  const day = parseDay(text);
  if (day === null && text !== '')
    throw new VeloError('malformed', `The DeliveryDate of ${sku} must be a day such as 2026-12-20`);
  return day;
}

/** Parses whether a line may wait for a restock; true by default. Throws VeloError for anything but yes and no. */
function readBacklog({ sku, backlog }: RequestLine): boolean {
  const text = backlog?.trim() ?? '';
  const allowsBackorder = text === '' ? true : parseIndicator(text);
  if (allowsBackorder === null)
    throw new VeloError('malformed', `The BacklogIndicator of ${sku} must be true or false`);
  return allowsBackorder;
}

/**
 * Returns the order line with the promised quantity: the requested one, limited by the available quantity and the
 * maximum per line.
 */
export function resolveOrderLine(
  requested: RequestedOrderLine,
  article: DealerArticle,
  { shop }: VeloCall,
): VeloOrderLine {
  const { supply } = article;
  const there = requested.allowsBackorder ? computeSupplyQuantity(supply) : supply.stock;
  const amount = Math.min(requested.requestedQuantity, there, getQuantityLimits(shop.caller).line);
  return { ...requested, amount, orderedCents: null };
}

/** Throws VeloError if the order has too many lines or pieces. */
export function assertOrderSize(lines: readonly VeloOrderLine[], { shop }: VeloCall): void {
  const limits = getQuantityLimits(shop.caller);
  if (lines.length > limits.lines)
    throw new VeloError('badRequest', `An order holds no more than ${limits.lines} lines`);
  if (lines.reduce((sum, { amount }) => sum + amount, 0) > limits.basket)
    throw new VeloError('badRequest', `An order holds no more than ${limits.basket} pieces`);
}

/** Maximum length of a list of SKUs in a message, in characters. */
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

/**
 * Formats a message with the lines whose promised quantity is lower than requested; an empty text if there are none.
 */
export function formatReducedQuantities(
  lines: readonly VeloOrderLine[],
  language: Language,
): string {
  const lowered = lines.filter(({ amount, requestedQuantity }) => amount < requestedQuantity);
  const numbers = lowered
    .map(({ sku, amount, requestedQuantity }) => `${sku} ${amount}/${requestedQuantity}`)
    .join(', ');
  return numbers === '' ? '' : words[language].lowered(numbers.slice(0, maxListLength));
}

/** Returns the error for an order of which no line can be delivered. The order stays open. */
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
  const messages = words[language];
  if (error.code === 'CREDIT') return new VeloError('badRequest', messages.credit, 2);
  if (error.code === 'PAYMENT_UNAVAILABLE') return new VeloError('badRequest', messages.invoice, 2);
  if (error.code !== 'NOT_ORDERABLE')
    return new VeloError('badRequest', messages.other(error.message), 2);
  const numbers = reported.flatMap((one) =>
    one instanceof ShopError && typeof one.extensions?.productId === 'string'
      ? [skuOf(one.extensions.productId)]
      : [],
  );
  return new VeloError('badRequest', messages.stock(numbers.join(', ')), 2);
}
