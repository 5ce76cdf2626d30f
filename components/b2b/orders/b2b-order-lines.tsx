'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { B2bOrderLine } from '@/domain/b2b/b2b-order';
import { formatTableDay } from '@/lib/platform/i18n/days';
import { writeNumber, writeSum } from '@/domain/money/write-money';
import '@/styles/by-use/stacked.scss';
import '@/components/b2b/parts/parts.scss';
import '@/styles/by-use/dense-tables.scss';

type Props = { readonly lines: readonly B2bOrderLine[]; readonly hasAmounts: boolean };

/** What was ordered, as it was then, with the day wished for each line and what was noted. */
export function B2bOrderLines({ lines, hasAmounts }: Props) {
  const t = useTranslations('b2b.order');
  return (
    <div className="lt-scroll" role="group" aria-label={t('lines')} tabIndex={0}>
      <table className="table lt-dense lt-stack lt-b2b-table">
        <thead>
          <tr>
            <th scope="col">{t('article')}</th>
            <th scope="col">{t('wished')}</th>
            <th scope="col" className="r">
              {t('amount')}
            </th>
            {hasAmounts && (
              <>
                <th scope="col" className="r">
                  {t('each')}
                </th>
                <th scope="col" className="r">
                  {t('lineNet')}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line key={index} line={line} hasAmounts={hasAmounts} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line, hasAmounts }: { readonly line: B2bOrderLine; readonly hasAmounts: boolean }) {
  const t = useTranslations('b2b.order');
  const language = useLocale();
  const { title, shortDescription, sku, productId, wishedAt, comment } = line;
  return (
    <tr>
      <td className="full text-break">
        <span className="fw-semibold">{title}</span>
        {shortDescription && <span className="text-2"> {shortDescription}</span>}
        {sku && <span className="num text-2 d-block">{sku}</span>}
        {comment && <span className="text-2 d-block">{t('comment', { comment })}</span>}
        {productId === null && <span className="text-2 d-block">{t('gone')}</span>}
      </td>
      <td className={wishedAt ? 'text-nowrap' : 'text-nowrap hide'}>
        {wishedAt ? formatTableDay(wishedAt, language) : '–'}
      </td>
      <td className="r start">
        {writeNumber(line.amount, language)}
        <span className="d-sm-none"> {t('piecesShort')}</span>
      </td>
      {hasAmounts && (
        <>
          <td className="r hide">{writeSum(line.itemCents, language)}</td>
          <td className="r">{writeSum(line.lineCents, language)}</td>
        </>
      )}
    </tr>
  );
}
