'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChangedDay } from '@/components/b2b/parts/changed-day';
import { movedSince } from '@/domain/availability-table/changed-since';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import { writeNumber } from '@/domain/money/write-money';
import '@/styles/by-use/goods.scss';

type Props = { readonly prepared: PreparedRow; readonly since: string | null };

/** Pieces in stock, else the day of the first ones, else that a day is to follow: shape and words (design README §7). */
export function StockCell({ prepared, since }: Props) {
  const t = useTranslations();
  const language = useLocale();
  const { row, when } = prepared;
  if (when.kind === 'unknown')
    return <span className="lt-when is-open">{t('common.availability.unknown')}</span>;
  if (when.kind === 'now')
    return (
      <span className="lt-when is-now">
        <span>
          {writeNumber(row.stock, language)}
          <span className="visually-hidden"> {t('b2b.availability.inStock')}</span>
        </span>
      </span>
    );
  const former = when.date === row.incoming1At ? movedSince(row, since) : null;
  return (
    <span className="lt-when is-date">
      <span>
        <ChangedDay day={when.date} former={former} />
      </span>
    </span>
  );
}
