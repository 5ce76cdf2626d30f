'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { GeometryView } from '@/lib/platform/views/bike-view';
import '@/styles/by-use/dense-tables.scss';
import '../detail.scss';

const MEASURES = [
  ['A', 'reach'],
  ['B', 'stack'],
  ['C', 'wheelbase'],
  ['D', 'seatTube'],
  ['E', 'topTube'],
  ['F', 'headTube'],
  ['', 'chainstay'],
  ['', 'bbDrop'],
  ['', 'forkOffset'],
  ['', 'headAngle'],
  ['', 'seatAngle'],
  ['', 'standover'],
] as const;

interface Props {
  readonly sizes: readonly GeometryView[];
  readonly selected: string;
}

/** The geometry of one frame by size, the selected one in bold. */
export function GeometryTable({ sizes, selected }: Props) {
  const t = useTranslations('bike.geometry');
  const locale = useLocale();
  const degrees = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  return (
    <div className="lt-scroll" role="group" aria-label={t('caption')} tabIndex={0}>
      <table className="table lt-dense">
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('unit')}</th>
            {sizes.map(({ size }) => (
              <th key={size} scope="col" className={size === selected ? 'r is-selected' : 'r'}>
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEASURES.map(([letter, measure]) => (
            <tr key={measure}>
              <th scope="row">
                <span className="lt-measure">
                  <span className="lt-letter">{letter}</span>
                  <span>{t(measure)}</span>
                </span>
              </th>
              {sizes.map((row) => (
                <td key={row.size} className={row.size === selected ? 'r is-selected' : 'r'}>
                  {measure === 'headAngle' || measure === 'seatAngle'
                    ? `${degrees.format(row[measure])}°`
                    : plain.format(row[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
