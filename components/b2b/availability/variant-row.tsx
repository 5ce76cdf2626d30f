'use client';

import { useLocale } from 'next-intl';
import { memo, type Ref } from 'react';
import { ColorTube } from '@/components/ui/color-tube';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import { writePrice, writeSum } from '@/domain/money/write-money';
import { AmountField } from './amount-field';
import { Incoming } from './incoming';
import { StockCell } from './stock-cell';

type Props = {
  readonly ref: Ref<HTMLTableRowElement>;
  readonly index: number;
  readonly prepared: PreparedRow;
  readonly amount: string;
  readonly hasHek: boolean;
  readonly since: string | null;
};

/** One variant. */
export const VariantRow = memo(function VariantRow({
  ref,
  index,
  prepared,
  amount,
  hasHek,
  since,
}: Props) {
  const language = useLocale();
  const { row, orderable } = prepared;
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={amount.trim() === '' ? '' : 'is-sel'}
    >
      <th scope="row" className="c-sku">
        <code>{row.sku}</code>
      </th>
      <td className="c-title">{row.title}</td>
      <td className="c-color">
        {row.colorName !== '' && (
          <span className="d-inline-flex gap-2 align-items-center">
            {row.colorHex !== null && <ColorTube hex={row.colorHex} isSmall />}
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
        <Incoming row={row} since={since} />
      </td>
      {hasHek && <td className="r c-hek">{writeSum(row.hekCents, language)}</td>}
      <td className={`r c-uvp${hasHek ? ' text-2' : ''}`}>{writePrice(row.uvpCents, language)}</td>
      <td className="r c-amount">
        <AmountField sku={row.sku} text={amount} orderable={orderable} />
      </td>
    </tr>
  );
});
