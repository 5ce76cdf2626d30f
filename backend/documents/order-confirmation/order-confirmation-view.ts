import { parsePersParam } from '@/domain/basket/pers-param';
import { dayOfText } from '@/domain/time/day';
import { postalLines } from '../../shop/address/address.service';
import { formatsOf } from '../formats';
import type { InvoiceFacts, InvoiceView } from '../invoice/invoice-parts';
import { invoiceWords } from '../invoice/invoice-words';
import { configurationNote, contentsText } from '../../shop/order/order.service';
import type { OrderModel } from '../../shop/order/order-model';
import type { ShipmentModel } from '../../shop/order/shipments/shipment-model';
import { columnsOf, positionOf, sumsOf, taxNotes } from '../invoice/order-charges';
import { orderConfirmationWords } from './order-confirmation-words';

/** There is one for each order, so it goes by the order's number. */
export function orderConfirmationNumber(orderNumber: number): string {
  return `AB-${orderNumber}`;
}

/** What the confirmation of an order says: each position with unit price and wished day, sums, total, and where and when it goes. */
export function orderConfirmationView(
  facts: InvoiceFacts,
  shipments: readonly ShipmentModel[],
): InvoiceView {
  const { order, items, brand, language, countryTitle } = facts;
  const words = orderConfirmationWords[language];
  const shared = invoiceWords[language];
  const formats = formatsOf(language);
  const number = orderConfirmationNumber(order.orderNumber);
  const daysOf = ({
    expectedFromAt,
    expectedAt,
  }: Pick<OrderModel, 'expectedAt' | 'expectedFromAt'>) => {
    const days = [expectedFromAt, expectedAt].filter((at) => at !== null);
    return days.length === 0 ? shared.dateToFollow : days.map(formats.day).join(' – ');
  };
  const parts = shipments.filter(({ cancelledAt }) => cancelledAt === null);
  const isParted = parts.length > 1;
  const expected = isParted ? words.parts(parts.length) : daysOf(order);
  const goesTo = postalLines(order.deliveryAddress ?? order.invoiceAddress, countryTitle);
  return {
    language,
    brand,
    number,
    title: `${words.orderConfirmation} ${number}`,
    issuedAt: order.orderedAt,
    headline: words.orderConfirmation,
    buyer: postalLines(order.invoiceAddress, countryTitle),
    facts: [
      { label: words.number, value: number },
      { label: words.date, value: formats.day(order.orderedAt) },
      { label: words.expected, value: order.cancelled ? '' : expected },
      { label: shared.order, value: String(order.orderNumber) },
      { label: shared.reference, value: order.reference },
      { label: shared.customer, value: facts.customerNumber },
      { label: shared.vatId, value: order.invoiceAddress.vatID },
    ].filter(({ value }) => value !== ''),
    columns: columnsOf(order, shared),
    positions: items.map((item, index) => {
      const position = positionOf(item, index, formats);
      const { comment, date } = parsePersParam(item.persParam);
      const wished = dayOfText(date);
      const belonging = configurationNote(item, items, language);
      const said = [
        position.title,
        belonging,
        comment,
        wished ? words.wished(formats.day(wished)) : '',
      ];
      return { ...position, title: said.filter((text) => text !== '').join(', ') };
    }),
    ...sumsOf(order, shared, formats),
    total: { label: words.total, amount: formats.euros(order.totalCents) },
    notes: [
      ...(order.withdrawnAt === null
        ? []
        : [{ text: words.withdrawn(formats.day(order.withdrawnAt)), isStrong: true }]),
      ...(order.cancelled ? [{ text: words.cancelled, isStrong: true }] : []),
      ...[
        ...(isParted
          ? parts.map((one) => words.part(one.number, daysOf(one), contentsText(one, items)))
          : []),
        `${shared.deliverTo}: ${goesTo.join(', ')}`,
        words.payment(facts.paymentTitle),
        words.noInvoice,
      ].map((text) => ({ text, isStrong: false })),
      ...taxNotes(
        order,
        shared,
        formats,
        facts.vatAbroad === null ? null : countryTitle(facts.vatAbroad),
      ),
    ],
  };
}
