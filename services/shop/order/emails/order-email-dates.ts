import { parseBikeSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/locale/language';
import { buildEmailPicturePath } from '@/lib/platform/media/picture-path';
import { toBerlinDay, type IsoDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import { formatDaySpan } from '@/domain/time/format-day';
import type { OrderItemModel, OrderModel } from '../order-model';
import { orderEmailMessages } from './order-email-messages';
import { formatShipmentContents, toDaySpan } from '../order-texts';
import type { ShipmentModel } from '../order-model';

/** The bought bicycle as a mail shows it. */
export interface EmailPicture {
  url: string;
  alt: string;
}

/** When an order comes, and what happens until then. */
export interface EmailDeliveryDates {
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
export function buildDeliveryDates(facts: Facts, language: Language): EmailDeliveryDates | null {
  const { order, items, shipments, isPickup, isCalledAhead, leaves, goesTo } = facts;
  const words = orderEmailMessages[language].day;
  const span = toDaySpan(order);
  if (span === null) return null;
  if (shipments.length > 1) return partedDay(facts, span.until, language);
  const { until } = span;
  const ordered = toBerlinDay(order.orderedAt);
  const isNextYear = until.slice(0, 4) !== ordered.slice(0, 4);
  const isBike = items.some(({ sku }) => parseBikeSku(sku) !== null);
  const arrives = isPickup
    ? words.fetch
    : `${words.delivery(goesTo)}${isCalledAhead ? ` ${words.call}` : ''}`;
  return {
    label: isPickup ? words.pickup : words.arrival,
    days: formatDaySpan(span, language, { withWeekdays: false, withYear: isNextYear }),
    latest: isPickup
      ? words.fromDay(formatIsoDay(until, language, 'full'))
      : words.latest(formatIsoDay(until, language, 'full')),
    steps: [
      { when: formatIsoDay(ordered, language, 'long'), text: words.placed },
      ...(leaves === null || isPickup
        ? []
        : [
            {
              when: formatIsoDay(leaves, language, 'long'),
              text: isBike ? words.leavesBike : words.leaves,
            },
          ]),
      {
        when: formatDaySpan(span, language, { withWeekdays: true, withYear: true }),
        text: arrives,
      },
    ],
  };
}

/** The days of an order in parts: the first one large, the last day of all by name, each part with its days and what is in it. */
function partedDay(facts: Facts, lastDay: IsoDay, language: Language): EmailDeliveryDates {
  const { order, items, shipments, isPickup, isCalledAhead, goesTo } = facts;
  const words = orderEmailMessages[language].day;
  const ordered = toBerlinDay(order.orderedAt);
  const parts = shipments.flatMap((shipment) => {
    const span = toDaySpan(shipment);
    return span ? [{ span, text: formatShipmentContents(shipment, items) }] : [];
  });
  const first = parts[0]?.span ?? { from: lastDay, until: lastDay };
  const withYear = first.until.slice(0, 4) !== ordered.slice(0, 4);
  const last = formatIsoDay(lastDay, language, 'full');
  return {
    label: isPickup ? words.firstPickup : words.firstArrival,
    days: formatDaySpan(first, language, { withWeekdays: false, withYear }),
    latest: isPickup ? words.allReady(last) : words.allThere(last),
    steps: [
      { when: formatIsoDay(ordered, language, 'long'), text: words.placed },
      ...parts.map(({ span, text }, index) => ({
        when: formatDaySpan(span, language, { withWeekdays: true, withYear: true }),
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
export function findEmailPicture(
  items: readonly OrderItemModel[],
  siteUrl: string,
): EmailPicture | null {
  const shown = items.find(({ sku }) => parseBikeSku(sku) !== null) ?? items[0];
  if (!shown || shown.sku === '') return null;
  return {
    url: `${siteUrl}${buildEmailPicturePath(shown.sku)}`,
    alt: [shown.title, shown.shortDescription].filter((text) => text !== '').join(', '),
  };
}
