import { parseSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/language/detect-language';
import { mailPicturePath } from '@/domain/picture/picture-path';
import { dayInBerlin, type IsoDay } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import { writeDays } from '@/domain/time/write-days';
import type { OrderItemModel, OrderModel } from '../order-model';
import { orderMailWords } from './order-mail-words';
import { contentsText, spanOf } from '../shipments/shipment-text';
import type { ShipmentModel } from '../shipments/shipment-model';

/** The bought bicycle as a mail shows it. */
export interface MailPicture {
  url: string;
  alt: string;
}

/** When an order comes, and what happens until then. */
export interface MailDay {
  /** "Bei Ihnen", or "Abholbereit". */
  label: string;
  /** "27. November – 1. Dezember", said large; the year only when it is another than the order's. */
  days: string;
  /** The last day by name (Art. 246a § 1 (1) no. 7 EGBGB). */
  latest: string;
  steps: { when: string; text: string }[];
}

interface Facts {
  order: OrderModel;
  items: readonly OrderItemModel[];
  /** By number. */
  shipments: readonly ShipmentModel[];
  isPickup: boolean;
  /** Who comes calls before. */
  isCalledAhead: boolean;
  /** The day it leaves the house; null when nobody knows. */
  leaves: IsoDay | null;
  goesTo: string;
}

/** The days of an order for its confirmation; null while nobody knows them. */
export function mailDay(facts: Facts, language: Language): MailDay | null {
  const { order, items, shipments, isPickup, isCalledAhead, leaves, goesTo } = facts;
  const words = orderMailWords[language].day;
  const span = spanOf(order);
  if (span === null) return null;
  if (shipments.length > 1) return partedDay(facts, span.until, language);
  const { until } = span;
  const ordered = dayInBerlin(order.orderedAt);
  const isNextYear = until.slice(0, 4) !== ordered.slice(0, 4);
  const isBike = items.some(({ sku }) => parseSku(sku) !== null);
  const arrives = isPickup
    ? words.fetch
    : `${words.delivery(goesTo)}${isCalledAhead ? ` ${words.call}` : ''}`;
  return {
    label: isPickup ? words.pickup : words.arrival,
    days: writeDays(span, language, { withWeekdays: false, withYear: isNextYear }),
    latest: isPickup
      ? words.fromDay(writeDay(until, language, 'full'))
      : words.latest(writeDay(until, language, 'full')),
    steps: [
      { when: writeDay(ordered, language, 'long'), text: words.placed },
      ...(leaves === null || isPickup
        ? []
        : [
            {
              when: writeDay(leaves, language, 'long'),
              text: isBike ? words.leavesBike : words.leaves,
            },
          ]),
      { when: writeDays(span, language, { withWeekdays: true, withYear: true }), text: arrives },
    ],
  };
}

/** The days of an order in parts: the first one large, the last day of all by name, each part with its days and what is in it. */
function partedDay(facts: Facts, lastDay: IsoDay, language: Language): MailDay {
  const { order, items, shipments, isPickup, isCalledAhead, goesTo } = facts;
  const words = orderMailWords[language].day;
  const ordered = dayInBerlin(order.orderedAt);
  const parts = shipments.flatMap((shipment) => {
    const span = spanOf(shipment);
    return span ? [{ span, text: contentsText(shipment, items) }] : [];
  });
  const first = parts[0]?.span ?? { from: lastDay, until: lastDay };
  const withYear = first.until.slice(0, 4) !== ordered.slice(0, 4);
  const last = writeDay(lastDay, language, 'full');
  return {
    label: isPickup ? words.firstPickup : words.firstArrival,
    days: writeDays(first, language, { withWeekdays: false, withYear }),
    latest: isPickup ? words.allReady(last) : words.allThere(last),
    steps: [
      { when: writeDay(ordered, language, 'long'), text: words.placed },
      ...parts.map(({ span, text }, index) => ({
        when: writeDays(span, language, { withWeekdays: true, withYear: true }),
        text: words.part(index + 1, parts.length, text),
      })),
      ...(isPickup
        ? []
        : [
            {
              when: words.where,
              text: `${words.delivery(goesTo)}${isCalledAhead ? ` ${words.callBike}` : ''}`,
            },
          ]),
    ],
  };
}

/** The first bicycle of an order in its colour, else its first article; null without a SKU. */
export function mailPicture(items: readonly OrderItemModel[], siteUrl: string): MailPicture | null {
  const shown = items.find(({ sku }) => parseSku(sku) !== null) ?? items[0];
  if (!shown || shown.sku === '') return null;
  return {
    url: `${siteUrl}${mailPicturePath(shown.sku)}`,
    alt: [shown.title, shown.shortDescription].filter((text) => text !== '').join(', '),
  };
}
