import { buildCalendarFile } from '@/domain/delivery/calendar-file';
import type { Language } from '@/domain/locale/language';
import { toBerlinDay, type IsoDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import type { MailAttachment } from '../../../mail/attachments';
import type { Brand } from '../../../demo-data/shop-schema';
import { getBrand } from '../../../database/settings';
import { buildEmailSender } from '../../../mail/email-layout';
import { enqueueMail } from '../../../mail/outbox';
import type { ShopContext } from '../../base/shop-context';
import { getCountryTitles } from '../../delivery/country.service';
import { createPaymentLink, getPaymentPath } from '../../base/order-link';
import { getTransferDetails } from '../../payment/payment.service';
import { renderOrderEmailHtml, renderOrderEmailText } from './render-order-email';
import { orderEmailMessages } from './order-email-messages';
import { toExpectedDeliveryDays, estimateDelivery } from '../shipments/estimate-delivery';
import { buildOrderEmailView, type PaymentLinks, type PlacedOrder } from './order-email-view';
import type { OrderModel } from '../order-model';
import { toDaySpan } from '../format-order-texts';

/** Prefix of the confirmation email's key; the order's id follows. */
export const orderEmailKeyPrefix = 'order-confirmation:';

/**
 * Adds the confirmation of an order to the outbox, with terms and withdrawal information (§ 312f BGB), or the dealer
 * terms for dealers. Runs in the order's transaction, so that each order has exactly one confirmation. The PDF of the
 * confirmation is attached later, before the email is sent.
 */
export async function sendOrderEmail(context: ShopContext, placed: PlacedOrder): Promise<void> {
  const { db, now, language } = context;
  const { order } = placed;
  const brand = await getBrand(db);
  const view = buildOrderEmailView(placed, {
    brand,
    language,
    countryTitle: await getCountryTitles(db, language),
    payLink: payLinkOf(context, placed.order, brand),
    siteUrl: context.siteUrl,
    leaves: await getDispatchDay(context, placed),
  });
  const head = buildEmailSender(brand, language);
  await enqueueMail(
    db,
    {
      key: `${orderEmailKeyPrefix}${order.id}`,
      recipient: order.invoiceAddress.email,
      subject: view.subject,
      text: renderOrderEmailText(view, head),
      html: renderOrderEmailHtml(view, head),
      pendingDocument: 'order-confirmation',
      attachments: [
        ...calendarOf(placed, context.siteUrl, language),
        ...(await context.legalDocuments(language, brand, order.isNet ? 'dealer' : 'consumer')),
      ],
    },
    now,
  );
}

/**
 * Returns the day of dispatch, estimated again from the order's stock; null if the estimate does not lead to the
 * delivery date stored in the order.
 */
async function getDispatchDay(
  { db }: ShopContext,
  { order, items }: PlacedOrder,
): Promise<IsoDay | null> {
  const restocks = (order.allocatedStock ?? []).flatMap((allocated) => allocated.restocks);
  const promise = await estimateDelivery(db, order, items, restocks);
  return promise && toExpectedDeliveryDays(promise).expectedAt === order.expectedAt
    ? promise.ready
    : null;
}

/** Creates calendar files for the buyer, one per shipment; none if the dates are unknown. */
function calendarOf(
  { order, items, shipments, checkout }: PlacedOrder,
  siteUrl: string,
  language: Language,
): MailAttachment[] {
  const words = orderEmailMessages[language];
  const placed = words.placed(
    order.orderNumber,
    formatIsoDay(toBerlinDay(order.orderedAt), language, 'long'),
  );
  return shipments.flatMap((shipment) => {
    const span = toDaySpan(shipment);
    if (span === null) return [];
    const [line] = shipment.lines;
    const title = items.find(({ id }) => id === line?.orderItemId)?.title ?? '';
    const number = shipments.length > 1 ? `-${shipment.number}` : '';
    const file = buildCalendarFile({
      uid: `order-${order.orderNumber}${number}@${new URL(siteUrl).hostname}`,
      sequence: 0,
      writtenAt: order.orderedAt,
      title: checkout.method.isPickup
        ? words.day.entryPickup(title)
        : words.day.calendarEntryTitle(title),
      text: placed,
      place: '',
      ...span,
    });
    return [
      {
        fileName: `${order.orderNumber}${number}.ics`,
        mediaType: 'text/calendar',
        bytes: new TextEncoder().encode(file),
      },
    ];
  });
}

function payLinkOf(
  { siteUrl, tokenSecret }: ShopContext,
  order: OrderModel,
  brand: Brand,
): PaymentLinks {
  const language = order.language === 'en' ? 'en' : 'de';
  const image = `${siteUrl}/api/payments/giro-code/${createPaymentLink(tokenSecret, order)}`;
  return {
    pageUrl: `${siteUrl}${getPaymentPath(tokenSecret, order, language)}`,
    giroCodeUrl: getTransferDetails(brand, order).code === null ? null : image,
  };
}
