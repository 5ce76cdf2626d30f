'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import type { PreparedRow } from '@/domain/availability-table/prepare-rows';
import { isFiltered, noFilter } from '@/domain/availability-table/table-filter';
import { dayOfText } from '@/domain/time/day';
import { b2bHref } from '@/lib/browser/b2b/ask-b2b';
import { saveTable } from '@/lib/browser/b2b/save-table';
import type { TableStateView } from '@/lib/browser/b2b/use-table-state';
import { formatNumber } from '@/lib/platform/i18n/format';
import '@/components/b2b/parts/parts.scss';

type Props = {
  readonly state: TableStateView;
  readonly shown: readonly PreparedRow[];
  readonly total: number;
  readonly at: string;
};

/** How many variants answer, the other view, and the lists to take away. */
export function ResultBar({ state, shown, total, at }: Props) {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const { view, change, filter } = state;
  const isWhole = !isFiltered(filter);
  return (
    <div className="d-flex flex-wrap justify-content-between align-items-center py-2 gap-2">
      <p className="small num lt-strong mb-0" role="status">
        {t('count', {
          shown: formatNumber(shown.length, language),
          total: formatNumber(total, language),
        })}
      </p>
      <span className="d-flex flex-wrap gap-4 small">
        {!isWhole && (
          <button type="button" className="lt-way" onClick={() => change({ filter: noFilter })}>
            {t('filter.clear')}
          </button>
        )}
        <button
          type="button"
          className="lt-way"
          onClick={() => change({ view: view === 'list' ? 'matrix' : 'list' })}
        >
          {t(view === 'list' ? 'asMatrix' : 'asList')}
        </button>
        <Exports shown={shown} total={total} isWhole={isWhole} at={at} />
      </span>
    </div>
  );
}

type ExportProps = Omit<Props, 'state'> & { readonly isWhole: boolean };

/** The service writes whole lists with purchase prices; of a filter, or for retail prices, the browser writes its own. */
function Exports({ shown, total, isWhole, at }: ExportProps) {
  const t = useTranslations('b2b.availability');
  const language = useLocale();
  const hasHek = useShownPrice() === 'hek';
  const count = formatNumber(shown.length, language);
  const save = () =>
    saveTable(
      shown.map(({ row }) => row),
      {
        language,
        hasHek,
        fileName: t('export.fileName', { day: dayOfText(at) ?? '' }),
        words: {
          sku: t('columns.sku'),
          title: t('columns.title'),
          variation: t('columns.variation'),
          size: t('columns.size'),
          color: t('columns.color'),
          stock: t('export.stock'),
          incoming1: t('export.incoming', { number: 1 }),
          incoming1At: t('export.incomingAt', { number: 1 }),
          incoming2: t('export.incoming', { number: 2 }),
          incoming2At: t('export.incomingAt', { number: 2 }),
          hek: t('export.hek'),
          uvp: t('export.uvp'),
        },
      },
    );
  return (
    <>
      {isWhole && hasHek ? (
        <a href={b2bHref('/availability.csv', language)} download>
          {t('export.csvAll')}
        </a>
      ) : (
        <button type="button" className="lt-way" disabled={shown.length === 0} onClick={save}>
          {t('export.csvShown', { count })}
        </button>
      )}
      {hasHek && (
        <a href={b2bHref('/availability.xlsx', language)} download>
          {t('export.xlsx', { count: formatNumber(total, language) })}
        </a>
      )}
    </>
  );
}
