'use client';

import {
  type FrameMeasurements,
  computeFrameDifference,
  type ReferenceBikeFields,
  plausibleFrameRange,
} from '@/domain/catalog/comparison';
import { buildFrameOutline, formatLinePath } from '@/lib/platform/drawing/frame-outline';
import { computeFramePoints } from '@/domain/catalog/frame-geometry';
import type { CompareColumn } from './compare-columns';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import type { BodyMeasurements } from '@/domain/advice/body-measurements';
import { CompareLink } from './compare-link';
import './compare.scss';
import '@/styles/on-demand/field-errors.scss';
import '@/components/catalog/fit/fit.scss';

const RIM = 330;

interface CompareDrawingProps {
  readonly columns: readonly CompareColumn[];
  readonly referenceBike: FrameMeasurements | null;
  /** The body height in cm to which the saddles are adjusted; null to use the middle of the range of each size. */
  readonly heightCm: number | null;
  readonly label: string;
}

/**
 * All compared frames drawn to scale on top of each other, aligned at the bottom bracket, each with a different line
 * style. The rider's own bicycle is drawn by its stack and reach.
 */
function CompareDrawing({ columns, referenceBike: own, heightCm, label }: CompareDrawingProps) {
  const drawn = columns.map(({ frame, size, bike }) => {
    const middle = (size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2;
    const points = computeFramePoints(size, bike.tyre, heightCm ?? middle);
    const [, lift] = points.bottomBracket;
    return { slug: bike.slug, points, lift, lines: buildFrameOutline(frame.shape, size, points) };
  });
  const left = Math.min(...drawn.map(({ points }) => points.rearAxle[0])) - RIM - 20;
  const right = Math.max(...drawn.map(({ points }) => points.frontAxle[0])) + RIM + 20;
  const top = Math.max(...drawn.map(({ points, lift }) => points.saddle[1] - lift), 700) + 90;
  const bottom = Math.max(...drawn.map(({ lift }) => lift)) + 20;
  return (
    <svg
      viewBox={`${Math.round(left)} ${Math.round(-top)} ${Math.round(right - left)} ${Math.round(top + bottom)}`}
      className="w-100 lt-overlay"
      role="img"
      aria-label={label}
      fill="none"
    >
      {drawn.map(({ slug, points, lift, lines }, index) => (
        <g key={slug} className={`is-frame-${index + 1}`} transform={`translate(0 ${lift})`}>
          <g strokeWidth="3" opacity=".45">
            <circle cx={points.rearAxle[0]} cy={-points.rearAxle[1]} r={RIM} />
            <circle cx={points.frontAxle[0]} cy={-points.frontAxle[1]} r={RIM} />
          </g>
          <path strokeWidth="10" strokeLinejoin="round" d={lines.tubes} />
          <path strokeWidth="8" d={lines.fork} />
          <path strokeWidth="6" d={`${lines.post}${lines.stem}`} />
          <path strokeWidth="12" strokeLinecap="round" d={lines.saddle} />
          <circle className="is-marker" cx={points.headTop[0]} cy={-points.headTop[1]} r="15" />
        </g>
      ))}
      <circle r="22" strokeWidth="5" className="is-center" />
      {own === null ? null : (
        <g className="is-reference">
          <path
            strokeWidth="6"
            d={formatLinePath([0, 0], [0, own.stack], [own.reach, own.stack])}
          />
          <path
            strokeWidth="8"
            d={`${formatLinePath([own.reach - 26, own.stack], [own.reach + 26, own.stack])}${formatLinePath([own.reach, own.stack - 26], [own.reach, own.stack + 26])}`}
          />
        </g>
      )}
    </svg>
  );
}

/** A short sample of a bicycle's line style, shown beside its name. */
export function LineStyleSample({ index }: { readonly index: number | 'own' }) {
  return (
    <svg viewBox="0 0 120 20" className="lt-line-sample" aria-hidden="true">
      <path
        className={index === 'own' ? 'is-reference' : `is-frame-${index + 1}`}
        strokeWidth="10"
        d="M0 10H120"
      />
    </svg>
  );
}

interface CompareGeometryProps {
  readonly columns: readonly CompareColumn[];
  readonly rider: BodyMeasurements | null;
  readonly referenceBike: FrameMeasurements | null;
  readonly typed: ReferenceBikeFields;
  /** The query parameters that the form keeps, as hidden fields. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly queryWithoutOwn: string;
}

/**
 * The overlaid frames, a text that says which frame is taller and longer, and a form for stack and reach of the bicycle
 * the rider owns.
 */
export function CompareGeometry({
  columns,
  rider,
  referenceBike: own,
  typed,
  hidden,
  queryWithoutOwn,
}: CompareGeometryProps) {
  const t = useTranslations('compare');
  const id = useId();
  const path = `/${useLocale()}/bikes/compare#overlay`;
  const isWrong = own === null && `${typed.stack}${typed.reach}` !== '';
  const nameOf = ({ bike, size }: CompareColumn) =>
    t('inThisSize', { name: bike.name, size: size.size });
  const [first] = columns;
  if (first === undefined) return null;
  const measured = own ?? first.size;
  const against = own === null ? nameOf(first) : t('referenceBike');
  return (
    <section id="overlay" className="pt-6 lt-compare-geometry" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('overlay')}</h2>
      <div className="row gx-lg-5 gy-4">
        <div className="col-lg-8">
          <CompareDrawing
            columns={columns}
            referenceBike={own}
            heightCm={rider?.heightCm ?? null}
            label={t('overlayAlt', { names: columns.map(nameOf).join(', ') })}
          />
        </div>
        <div className="col-lg-4">
          <ul className="lt-overlay-legend">
            {columns.map((column, index) => (
              <li key={column.bike.slug}>
                <LineStyleSample index={index} />
                <b className="lt-strong">{nameOf(column)}</b>
                {column === first && own === null ? null : (
                  <Difference
                    from={computeFrameDifference(column.size, measured)}
                    against={against}
                  />
                )}
              </li>
            ))}
            {own === null ? null : (
              <li>
                <LineStyleSample index="own" />
                <b className="lt-strong">{t('referenceBike')}</b>
                <p>
                  {t('referenceFigures', { ...own })}{' '}
                  <CompareLink query={queryWithoutOwn}>{t('removeReference')}</CompareLink>
                </p>
              </li>
            )}
          </ul>
          <form method="get" action={path} className="lt-reference-bike">
            <h3 className="h4">{t('referencePrompt')}</h3>
            <p className="small text-2">{t('referenceHint')}</p>
            {Object.entries(hidden).map(([name, value]) =>
              value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
            )}
            <div className="lt-measurements">
              {(['stack', 'reach'] as const).map((name) => (
                <TextField
                  key={`${name} ${typed[name]}`}
                  name={name}
                  label={t(`reference.${name}`)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={8}
                  size={8}
                  defaultValue={typed[name]}
                  required
                />
              ))}
              <button type="submit" className={buttonClass({ variant: 'outline' })}>
                {t('showReference')}
              </button>
            </div>
            {isWrong ? (
              <p className="invalid-feedback d-block">
                {t('referenceInvalid', {
                  stackMin: plausibleFrameRange.stack.min,
                  stackMax: plausibleFrameRange.stack.max,
                  reachMin: plausibleFrameRange.reach.min,
                  reachMax: plausibleFrameRange.reach.max,
                })}
              </p>
            ) : null}
          </form>
        </div>
      </div>
    </section>
  );
}

function Difference({
  from: { higher, longer },
  against,
}: {
  readonly from: ReturnType<typeof computeFrameDifference>;
  readonly against: string;
}) {
  const t = useTranslations('compare');
  return (
    <p>
      {t('difference', {
        against,
        height: Math.abs(higher),
        isHigher: sideOf(higher),
        length: Math.abs(longer),
        isLonger: sideOf(longer),
      })}
    </p>
  );
}

function sideOf(millimetres: number): 'more' | 'less' | 'same' {
  if (millimetres === 0) return 'same';
  return millimetres > 0 ? 'more' : 'less';
}
