import type { Language } from '@/domain/locale/language';
import { parsePersParam } from '@/domain/basket/pers-param';
import { parseDay } from '@/domain/time/day';
import { formatPostalLines } from '../../shop/address/address-model';
import { getDocumentFormats } from '../document-formats';
import {
  type InvoiceOrderData,
  type InvoiceView,
  getTableHeaders,
  toInvoicePosition,
  buildInvoiceTotals,
  buildTaxNotes,
} from '../invoice/invoice-sections';
import { invoiceMessages } from '../invoice/invoice-messages';
import {
  formatConfigurationNote,
  formatShipmentContents,
} from '../../shop/order/format-order-texts';
import type { OrderModel, ShipmentModel } from '../../shop/order/order-model';

interface OrderConfirmationMessages {
  orderConfirmation: string;
  number: string;
  date: string;
  expected: string;
  /** Text shown instead of the delivery date for an order with several shipments. */
  parts(count: number): string;
  part(number: number, days: string, contents: string): string;
  requestedDay(day: string): string;
  total: string;
  payment(title: string): string;
  noInvoice: string;
  cancelled: string;
  withdrawn(day: string): string;
}

/** Texts used only by the order confirmation. All other texts are shared with the invoice. */
const orderConfirmationMessages: Record<Language, OrderConfirmationMessages> = {
  de: {
    orderConfirmation: 'Auftragsbestätigung',
    number: 'Nummer',
    date: 'Datum',
    expected: 'Liefertermin',
    parts: (count) => `in ${count} Lieferungen, siehe unten`,
    part: (number, days, contents) => `Lieferung ${number}, ${days}: ${contents}.`,
    requestedDay: (day) => `Wunschtermin ${day}`,
    total: 'Auftragssumme',
    payment: (title) => `Zahlungsart: ${title}.`,
    noInvoice: 'Dies ist keine Rechnung.',
    cancelled: 'Diese Bestellung wurde storniert. Es ist nichts zu zahlen.',
    withdrawn: (day) => `Diese Bestellung wurde am ${day} widerrufen.`,
  },
  en: {
    orderConfirmation: 'Order confirmation',
    number: 'Number',
    date: 'Date',
    expected: 'Delivery',
    parts: (count) => `in ${count} deliveries, see below`,
    part: (number, days, contents) => `Delivery ${number}, ${days}: ${contents}.`,
    requestedDay: (day) => `wished for ${day}`,
    total: 'Order total',
    payment: (title) => `Payment method: ${title}.`,
    noInvoice: 'This is not an invoice.',
    cancelled: 'This order was cancelled. Nothing is to be paid.',
    withdrawn: (day) => `The buyer withdrew from this order on ${day}.`,
  },
};

/** Formats the number of an order confirmation. Each order has one confirmation, so the order number is used. */
export function formatOrderConfirmationNumber(orderNumber: number): string {
  return `AB-${orderNumber}`;
}

/**
 * Builds the content of an order confirmation: line items with unit price and preferred day, totals, address and
 * estimated delivery.
 */
export function buildOrderConfirmationView(
  facts: InvoiceOrderData,
  shipments: readonly ShipmentModel[],
): InvoiceView {
  const { order, items, brand, language, countryTitle } = facts;
  const words = orderConfirmationMessages[language];
  const shared = invoiceMessages[language];
  const formats = getDocumentFormats(language);
  const number = formatOrderConfirmationNumber(order.orderNumber);
  const daysOf = ({
    expectedFromAt,
    expectedAt,
  }: Pick<OrderModel, 'expectedAt' | 'expectedFromAt'>) => {
    const days = [expectedFromAt, expectedAt].filter((at) => at !== null);
    return days.length === 0 ? shared.dateToFollow : days.map(formats.day).join(' – ');
  };
  const parts = shipments.filter(({ cancelledAt }) => cancelledAt === null);
  const isSplit = parts.length > 1;
  const expected = isSplit ? words.parts(parts.length) : daysOf(order);
  const recipientLines = formatPostalLines(
    order.deliveryAddress ?? order.invoiceAddress,
    countryTitle,
  );
  return {
    language,
    brand,
    number,
    title: `${words.orderConfirmation} ${number}`,
    issuedAt: order.orderedAt,
    headline: words.orderConfirmation,
    buyer: formatPostalLines(order.invoiceAddress, countryTitle),
    facts: [
      { label: words.number, value: number },
      { label: words.date, value: formats.day(order.orderedAt) },
      { label: words.expected, value: order.cancelled ? '' : expected },
      { label: shared.order, value: String(order.orderNumber) },
      { label: shared.reference, value: order.reference },
      { label: shared.customer, value: facts.customerNumber },
      { label: shared.vatId, value: order.invoiceAddress.vatID },
    ].filter(({ value }) => value !== ''),
    columns: getTableHeaders(order, shared),
    positions: items.map((item, index) => {
      const position = toInvoicePosition(item, index, formats);
      const { comment, date } = parsePersParam(item.persParam);
      const requestedDay = parseDay(date);
      const belonging = formatConfigurationNote(item, items, language);
      const lines = [
        position.title,
        belonging,
        comment,
        requestedDay ? words.requestedDay(formats.day(requestedDay)) : '',
      ];
      return { ...position, title: lines.filter((text) => text !== '').join(', ') };
    }),
    ...buildInvoiceTotals(order, shared, formats),
    total: { label: words.total, amount: formats.euros(order.totalCents) },
    notes: [
      ...(order.withdrawnAt === null
        ? []
        : [{ text: words.withdrawn(formats.day(order.withdrawnAt)), isStrong: true }]),
      ...(order.cancelled ? [{ text: words.cancelled, isStrong: true }] : []),
      ...[
        ...(isSplit
          ? parts.map((one) =>
              words.part(one.number, daysOf(one), formatShipmentContents(one, items)),
            )
          : []),
        `${shared.deliverTo}: ${recipientLines.join(', ')}`,
        words.payment(facts.paymentTitle),
        words.noInvoice,
      ].map((text) => ({ text, isStrong: false })),
      ...buildTaxNotes(
        order,
        shared,
        formats,
        facts.vatAbroad === null ? null : countryTitle(facts.vatAbroad),
      ),
    ],
  };
}
