import { writeCalendarFile } from '@/domain/delivery/calendar-file';
import type { Language } from '@/domain/language/detect-language';
import { dayInBerlin, type IsoDay } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import type { MailAttachment } from '../../../mail/attachments';
import type { Brand } from '../../../demo-source/shop-file';
import { readBrand } from '../../../mail/brand';
import { letterheadOf } from '../../../mail/letterhead';
import { enqueueMail } from '../../../mail/outbox';
import type { ShopContext } from '../../base/context';
import { countryTitles } from '../../country/country.service';
import { paymentLink, paymentPath, transferOf } from '../../payment/payment.service';
import { orderMailHtml } from './order-mail-html';
import { orderMailWords } from './order-mail-words';
import { keptDays, promiseLines } from '../order-promise';
import { orderMailText } from './order-mail-text';
import { orderMailView, type PayLink, type PlacedOrder } from './order-mail-view';
import type { OrderModel } from '../order-model';
import { spanOf } from '../shipments/shipment-text';

/** What stands before the order's id in the key of its mail. */
export const orderMailKey = 'order-confirmation:';

/**
 * Puts the confirmation of an order into the outbox, with terms and withdrawal information (§ 312f BGB), for dealers with their terms, in the order's
 * transaction: no order without its mail, no mail twice. The confirmation as PDF is attached before it leaves.
 */
export async function sendOrderMail(context: ShopContext, placed: PlacedOrder): Promise<void> {
  const { db, now, language } = context;
  const { order } = placed;
  const brand = await readBrand(db);
  const view = orderMailView(placed, {
    brand,
    language,
    countryTitle: await countryTitles(db, language),
    payLink: payLinkOf(context, placed.order, brand),
    siteUrl: context.siteUrl,
    leaves: await leavingDay(context, placed),
  });
  const head = letterheadOf(brand, language);
  await enqueueMail(
    db,
    {
      key: `${orderMailKey}${order.id}`,
      recipient: order.invoiceAddress.email,
      subject: view.subject,
      text: orderMailText(view, head),
      html: orderMailHtml(view, head),
      waitsFor: 'order-confirmation',
      attachments: [
        ...calendarOf(placed, context.siteUrl, language),
        ...(await context.legalDocuments(language, brand, order.isNet ? 'dealer' : 'consumer')),
      ],
    },
    now,
  );
}

/** The day it leaves the house, by the promise; null where the order keeps other days. */
async function leavingDay(
  { db }: ShopContext,
  { order, items }: PlacedOrder,
): Promise<IsoDay | null> {
  const deliveries = (order.takenStock ?? []).flatMap((taken) => taken.deliveries);
  const promise = await promiseLines(db, order, items, deliveries);
  return promise && keptDays(promise).expectedAt === order.expectedAt ? promise.ready : null;
}

/** The entries for the buyer's calendar, one for each shipment; none while nobody knows the days. */
function calendarOf(
  { order, items, shipments, checkout }: PlacedOrder,
  siteUrl: string,
  language: Language,
): MailAttachment[] {
  const words = orderMailWords[language];
  const placed = words.placed(
    order.orderNumber,
    writeDay(dayInBerlin(order.orderedAt), language, 'long'),
  );
  return shipments.flatMap((shipment) => {
    const span = spanOf(shipment);
    if (span === null) return [];
    const [line] = shipment.lines;
    const title = items.find(({ id }) => id === line?.orderItemId)?.title ?? '';
    const number = shipments.length > 1 ? `-${shipment.number}` : '';
    const file = writeCalendarFile({
      uid: `order-${order.orderNumber}${number}@${new URL(siteUrl).hostname}`,
      sequence: 0,
      writtenAt: order.orderedAt,
      title: checkout.method.isPickup ? words.day.entryPickup(title) : words.day.entry(title),
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
): PayLink {
  const language = order.language === 'en' ? 'en' : 'de';
  const image = `${siteUrl}/api/payments/giro-code/${paymentLink(tokenSecret, order)}`;
  return {
    pageUrl: `${siteUrl}${paymentPath(tokenSecret, order, language)}`,
    giroCodeUrl: transferOf(brand, order).code === null ? null : image,
  };
}
