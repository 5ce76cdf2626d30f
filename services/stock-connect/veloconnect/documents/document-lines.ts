import type { Language } from '@/domain/locale/language';
import { computeNetCents } from '../../../shop/base/price';
import type { OrderItemModel, OrderModel } from '../../../shop/order/order-model';
import { computeVatBreakdown } from '../../../documents/invoice/invoice-sections';
import type { IsoDay } from '@/domain/time/day';
import type { InvoiceTerms } from '../../../documents/invoice/invoice.service';

/** A line of a document; amounts are net, in cents. */
export interface DocumentLine {
  /** Id of the line, the same each time the document is requested. */
  id: string;
  /** SKU of the article; null for shipping, payment fee and voucher. */
  sku: string | null;
  description: string;
  amount: number;
  unitCents: number;
  lineCents: number;
  /** VAT rate in hundredths of a percent. */
  vatRate: number;
}

type RawLine = Omit<DocumentLine, 'unitCents' | 'lineCents'> & { cents: number };

const lineMessages = {
  de: { delivery: 'Versand', payment: 'Zahlart', voucher: 'Gutschein' },
  en: { delivery: 'Delivery', payment: 'Payment', voucher: 'Voucher' },
};

/** Returns the articles of an order, one line each. */
export function listArticleLines(
  order: OrderModel,
  items: readonly OrderItemModel[],
): DocumentLine[] {
  return items.map((item, index) => netLine(order, articleLine(item, index)));
}

/**
 * Returns the lines of all charged amounts of an order. Their sum equals the invoice's net total to the cent. For an
 * order with gross prices the rounding difference is added to the largest line.
 */
export function listChargedLines(
  order: OrderModel,
  items: readonly OrderItemModel[],
  language: Language,
): DocumentLine[] {
  const messages = lineMessages[language];
  const vatRate = order.vats[0]?.rate ?? items[0]?.vatRate ?? 0;
  const extras = [
    { id: 'delivery', description: messages.delivery, cents: order.deliveryCents },
    { id: 'payment', description: messages.payment, cents: order.paymentCents },
    { id: 'voucher', description: messages.voucher, cents: -order.voucherCents },
  ].filter(({ cents }) => cents !== 0);
  const lines = [
    ...items.map(articleLine),
    ...extras.map((extra) => ({ ...extra, sku: null, amount: 1, vatRate })),
  ].map((line) => netLine(order, line));
  const wanted = computeVatBreakdown(order).reduce((sum, line) => sum + line.netCents, 0);
  const missing = wanted - lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  const largest = Math.max(...lines.map(({ lineCents }) => lineCents));
  const corrected = lines.findIndex(({ lineCents }) => lineCents === largest);
  return lines.map((line, index) =>
    index === corrected ? { ...line, lineCents: line.lineCents + missing } : line,
  );
}

function articleLine(item: OrderItemModel, index: number): RawLine {
  return {
    id: String(index + 1),
    sku: item.sku,
    description: [item.title, item.shortDescription].filter((part) => part !== '').join(', '),
    amount: item.amount,
    cents: item.itemCents,
    vatRate: item.vatRate,
  };
}

function netLine({ isNet }: OrderModel, { cents, ...line }: RawLine): DocumentLine {
  const unitCents = isNet ? cents : computeNetCents(cents, line.vatRate);
  const lineCents = isNet
    ? cents * line.amount
    : computeNetCents(cents * line.amount, line.vatRate);
  return { ...line, unitCents, lineCents };
}

interface Words {
  due(day: IsoDay): string;
  paid(day: IsoDay): string;
  open: string;
  overdue: string;
  cancelled: string;
}

const termsMessages: Record<Language, Words> = {
  de: {
    due: (day) => `zahlbar bis ${day}`,
    paid: (day) => `bezahlt am ${day}`,
    ...{ open: 'offen', overdue: 'überfällig', cancelled: 'storniert' },
  },
  en: {
    due: (day) => `payable by ${day}`,
    paid: (day) => `paid on ${day}`,
    ...{ open: 'open', overdue: 'overdue', cancelled: 'cancelled' },
  },
};

/**
 * Formats an invoice's due date and state as text with ISO days, because the veloconnect standard has no elements for
 * them.
 */
export function formatInvoiceTerms(terms: InvoiceTerms, language: Language): string {
  return sentence(terms, termsMessages[language]);
}

function sentence({ state, dueAt, paidAt }: InvoiceTerms, messages: Words): string {
  if (state === 'cancelled') return messages.cancelled;
  if (paidAt !== null) return messages.paid(paidAt);
  return `${messages.due(dueAt)}, ${state === 'overdue' ? messages.overdue : messages.open}`;
}
