import { useLocale, useTranslations } from 'next-intl';
import type { PersParam } from '@/domain/basket/pers-param';
import { type Availability, getLatestAvailability } from '@/domain/availability/availability';
import { groupLines } from '@/domain/configurator/line-group';
import type { DaySpan } from '@/domain/time/format-day';
import { OrderLinePicture } from '@/components/ui/picture/order-line-picture';
import { formatDay } from '@/lib/platform/i18n/format-days';
import { formatAmount } from '@/domain/money/format-money';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { MountedParts } from '@/components/ui/picture/mounted-parts';
import { isPresaleCategory } from '@/domain/catalog/presale';
import type { Basket } from '@/domain/basket/basket';
import { isAmountHidden, getDisplayedUnitCents } from '@/domain/basket/basket-view';
import type { DisplayedPriceType } from '@/domain/customer/customer-type';
import type { PlacedOrderView } from '@/lib/browser/shop/shop-views';
import { computeLineDelivery } from '@/lib/platform/basket-delivery';
import '@/styles/on-demand/order.scss';

export type OrderLine = {
  id: string;
  amount: number;
  sku: string | null;
  title: string;
  description: string;
  persParam: PersParam;
  lineCents: number | null;
  availability: Availability | null;
  /** The estimated delivery of the line in its shipment; null while unknown. */
  arrival: DaySpan | null;
  /** True if the order is picked up; the dates are then pickup dates. */
  isPickup: boolean;
  /** True for a presale model. */
  isPreorder: boolean;
};

/** The ordered items with the full description of each, which is legally required beside the order button. */
export function OrderLines({
  lines,
  isBrief = false,
}: {
  lines: readonly OrderLine[];
  isBrief?: boolean;
}) {
  return (
    <ul className={`lt-line-items ${isBrief ? 'is-compact mb-3' : 'mt-2'}`}>
      {groupLines(lines).map(({ line, code, parts }) => (
        <OrderLineRow key={line.id} line={line} code={code} parts={parts} />
      ))}
    </ul>
  );
}

interface RowProps {
  line: OrderLine;
  /** The configuration code of a configured bicycle, null for any other item; `parts` are the parts mounted on it. */
  code: string | null;
  parts: readonly OrderLine[];
}

function OrderLineRow({ line, code, parts }: RowProps) {
  const t = useTranslations('checkout.review');
  const locale = useLocale();
  const { comment, date } = line.persParam;
  return (
    <li>
      <OrderLinePicture sku={line.sku} width={112} height={76} />
      <div>
        <h3>{`${line.amount} × ${line.title}`}</h3>
        <div className="small text-2">
          {[line.description, line.sku].filter(Boolean).join('. ')}
          {comment && <div>{t('comment', { comment })}</div>}
          {date && <div>{t('requestedDate', { date: formatDay(date, locale) })}</div>}
        </div>
      </div>
      <span className="p">
        {line.lineCents === null ? '' : formatAmount(line.lineCents, locale)}
      </span>
      {line.availability && (
        <div className="small when">
          {line.isPreorder && `${t('preorder')} `}
          <AvailabilityLabel
            availability={latestOf([line, ...parts])}
            arrival={line.arrival}
            isPickup={line.isPickup}
          />
        </div>
      )}
      {code !== null && (
        <MountedParts
          label={t('configuration', { code })}
          parts={parts.map((part) => ({
            ...part,
            price: part.lineCents === null ? '' : formatAmount(part.lineCents, locale),
          }))}
        />
      )}
    </li>
  );
}

/**
 * Returns the latest availability among a bicycle and its mounted parts, because the bicycle is dispatched when its
 * last part is available.
 */
function latestOf(lines: readonly OrderLine[]): Availability {
  return getLatestAvailability(lines.flatMap(({ availability }) => availability ?? []));
}

/**
 * Maps the basket's lines to the lines of the review step, with retail prices if those are selected. `countryId` is the
 * result of getDestinationCountry.
 */
export function toOrderLines(
  basket: Basket,
  shown: DisplayedPriceType,
  countryId: string | null | undefined,
): OrderLine[] {
  return basket.lines.map((line) => ({
    id: line.id,
    amount: line.amount,
    sku: line.product?.sku ?? null,
    title: line.product?.title ?? '',
    description: line.product?.shortDescription ?? '',
    persParam: line.persParam,
    lineCents: times(getDisplayedUnitCents(line, shown), line.amount),
    availability: line.availability,
    arrival: computeLineDelivery(basket, line.id, countryId),
    isPickup: countryId === null,
    isPreorder: isPresaleCategory(line.product?.categoryName ?? null),
  }));
}

/** Maps the lines of a placed order. Its items are reserved, so the lines have no availability. */
export function mapOrderedLines(order: PlacedOrderView, shown: DisplayedPriceType): OrderLine[] {
  const isHidden = isAmountHidden(order.cost.delivery.isNet, shown);
  return order.lines.map(
    ({ id, amount, sku, title, description, persParam, lineCents: cents }) => ({
      id,
      amount,
      sku,
      title,
      description,
      persParam,
      lineCents: isHidden ? null : cents,
      availability: null,
      arrival: null,
      isPickup: order.isPickup,
      isPreorder: false,
    }),
  );
}

function times(cents: number | null, amount: number): number | null {
  return cents === null ? null : cents * amount;
}
