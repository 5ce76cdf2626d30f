'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { GeometryView } from '@/lib/platform/views/bike-view';
import { useBikeSelection } from './use-bike-selection';
import { GeometryDrawing } from './geometry-drawing';
import { FitForm } from '@/components/catalog/fit/fit-form';
import '@/styles/on-demand/dense-tables.scss';
import '@/components/catalog/product-detail.scss';

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

/** The geometry of a frame by size, with the selected size in bold. */
function GeometryTable({ sizes, selected }: Props) {
  const t = useTranslations('bike.geometry');
  const locale = useLocale();
  const degrees = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  return (
    <div className="lt-scroll" role="group" aria-label={t('caption')} tabIndex={0}>
      <table className="table lt-dense-table">
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
                <span className="lt-geometry-measure">
                  <span className="lt-geometry-letter">{letter}</span>
                  <span>{t(measure)}</span>
                </span>
              </th>
              {sizes.map((row) => (
                <td key={row.size} className={row.size === selected ? 'r is-selected' : 'r'}>
                  {measure === 'headAngle' || measure === 'seatAngle'
                    ? `${degrees.format(row[measure])}°`
                    : formatter.format(row[measure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The selected frame drawn to scale. */
function SelectedGeometryDrawing() {
  const t = useTranslations('bike.geometry');
  const { selected, geometry, frame } = useBikeSelection();
  if (geometry === undefined || frame === undefined) return null;
  return (
    <GeometryDrawing
      shape={frame.shape}
      geometry={geometry}
      bodyHeightCm={(geometry.bodyHeightMinCm + geometry.bodyHeightMaxCm) / 2}
      label={t('drawing', { size: selected.size, frame: frame.name })}
    />
  );
}

/** The geometry table of the selected frame, with all its sizes. */
function SelectedGeometryTable() {
  const { sizes, selected } = useBikeSelection();
  return <GeometryTable sizes={sizes} selected={selected.size} />;
}

/** Drawing, size advice and geometry table of the selected frame. */
export function GeometrySection() {
  const t = useTranslations('bike.geometry');
  const { geometry, frame } = useBikeSelection();
  if (geometry === undefined || frame === undefined) return null;
  return (
    <section className="container-xxl" id="geometry" aria-labelledby="geometry-title">
      <h2 id="geometry-title">{t('title')}</h2>
      <div className="row gx-lg-5 gy-4 align-items-start">
        <div className="col-lg-6">
          <SelectedGeometryDrawing />
        </div>
        <div className="col-lg-6">
          <FitForm />
          <SelectedGeometryTable />
        </div>
      </div>
    </section>
  );
}
