'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChangedDeliveryDate } from '@/components/b2b/changed-delivery-date';
import {
  findFormerRestockDate,
  type AvailabilityRow,
} from '@/domain/dealer-account/availability-row';
import { formatNumber, formatPrice, formatAmount } from '@/domain/money/format-money';
import type { AvailabilityTableRow } from '@/domain/dealer-account/availability-table';
import { memo, type Ref } from 'react';
import { ColorSwatch } from '@/components/ui/color-swatch';
import { QuantityField } from './quantity-field';
import './availability.scss';
import '@/styles/on-demand/availability.scss';

type IncomingStockProps = { readonly row: AvailabilityRow; readonly since: string | null };

/**
 * The dates and quantities of the next two restocks. A changed date of the first restock is marked only if the item is
 * in stock; otherwise the stock column marks it.
 */
function IncomingStock({ row, since }: IncomingStockProps) {
  const former = row.stock > 0 ? findFormerRestockDate(row, since) : null;
  return (
    <>
      {row.incoming1At !== null && row.incoming1 > 0 && (
        <Delivery pieces={row.incoming1} day={row.incoming1At} previous={former} />
      )}
      {row.incoming2At !== null && row.incoming2 > 0 && (
        <Delivery pieces={row.incoming2} day={row.incoming2At} previous={null} />
      )}
    </>
  );
}

type DeliveryProps = {
  readonly pieces: number;
  readonly day: string;
  readonly previous: string | null;
};

function Delivery({ pieces, day, previous: former }: DeliveryProps) {
  const t = useTranslations('b2b.availability');
  return (
    <span className="lt-incoming-stock">
      {t.rich('delivery', {
        pieces: formatNumber(pieces, useLocale()),
        day: () => <ChangedDeliveryDate day={day} previous={former} />,
      })}
    </span>
  );
}

type StockCellProps = { readonly prepared: AvailabilityTableRow; readonly since: string | null };

/**
 * The number of units in stock, otherwise the date of the next restock, otherwise a note that the date is not known
 * yet. Shown with icon and text.
 */
function StockCell({ prepared, since }: StockCellProps) {
  const t = useTranslations();
  const language = useLocale();
  const { row, when } = prepared;
  if (when.kind === 'unknown')
    return <span className="lt-availability is-open">{t('common.availability.unknown')}</span>;
  if (when.kind === 'now')
    return (
      <span className="lt-availability is-now">
        <span>
          {formatNumber(row.stock, language)}
          <span className="visually-hidden"> {t('b2b.availability.inStock')}</span>
        </span>
      </span>
    );
  const former = when.date === row.incoming1At ? findFormerRestockDate(row, since) : null;
  return (
    <span className="lt-availability is-date">
      <span>
        <ChangedDeliveryDate day={when.date} previous={former} />
      </span>
    </span>
  );
}

type VariantRowProps = {
  readonly ref: Ref<HTMLTableRowElement>;
  readonly index: number;
  readonly prepared: AvailabilityTableRow;
  readonly amount: string;
  readonly hasHek: boolean;
  readonly since: string | null;
};

export const VariantRow = memo(function VariantRow({
  ref,
  index,
  prepared,
  amount,
  hasHek,
  since,
}: VariantRowProps) {
  const language = useLocale();
  const { row, orderable } = prepared;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={amount.trim() === '' ? '' : 'is-row-selected'}
    >
      <th scope="row" className="c-sku">
        <code>{row.sku}</code>
      </th>
      <td className="c-title">{row.title}</td>
      <td className="c-color">
        {row.colorName !== '' && (
          <span className="d-inline-flex gap-2 align-items-center">
            {row.colorHex !== null && <ColorSwatch hex={row.colorHex} isSmall />}
            {row.colorName}
          </span>
        )}
      </td>
      <td className="c-size">{row.sizeShort}</td>
      <td className="c-variation text-2" title={row.variation}>
        {row.variation}
      </td>
      <td className="c-when">
        <StockCell prepared={prepared} since={since} />
      </td>
      <td className="c-incoming text-2">
        <IncomingStock row={row} since={since} />
      </td>
      {hasHek && <td className="r c-hek">{formatAmount(row.hekCents, language)}</td>}
      <td className={`r c-uvp${hasHek ? ' text-2' : ''}`}>{formatPrice(row.uvpCents, language)}</td>
      <td className="r c-amount">
        <QuantityField sku={row.sku} text={amount} maxQuantity={orderable} />
      </td>
    </tr>
  );
});
