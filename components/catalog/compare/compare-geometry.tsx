'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { buttonClass } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import {
  frameDifference,
  type OwnBikeFields,
  plausibleFrame,
  type MeasuredFrame,
} from '@/domain/compare/own-bike';
import type { Measures } from '@/domain/fit/measures';
import type { CompareColumn } from './compare-columns';
import { CompareDrawing, LineSample } from './compare-drawing';
import { CompareLink } from './compare-link';
import '@/styles/by-use/fields.scss';
import '../fit/fit.scss';
import './compare.scss';

interface Props {
  readonly columns: readonly CompareColumn[];
  readonly rider: Measures | null;
  readonly own: MeasuredFrame | null;
  readonly typed: OwnBikeFields;
  /** What else stands in the address and goes along. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly queryWithoutOwn: string;
}

/** The frames over each other, what is higher and longer in words, and one's own bicycle by stack and reach. */
export function CompareGeometry({ columns, rider, own, typed, hidden, queryWithoutOwn }: Props) {
  const t = useTranslations('compare');
  const id = useId();
  const path = `/${useLocale()}/bikes/compare#overlay`;
  const isWrong = own === null && `${typed.stack}${typed.reach}` !== '';
  const nameOf = ({ bike, size }: CompareColumn) =>
    t('inThisSize', { name: bike.name, size: size.size });
  const [first] = columns;
  if (first === undefined) return null;
  const measured = own ?? first.size;
  const against = own === null ? nameOf(first) : t('ownBike');
  return (
    <section id="overlay" className="pt-6 lt-compare-geometry" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('overlay')}</h2>
      <div className="row gx-lg-5 gy-4">
        <div className="col-lg-8">
          <CompareDrawing
            columns={columns}
            own={own}
            heightCm={rider?.heightCm ?? null}
            label={t('overlayAlt', { names: columns.map(nameOf).join(', ') })}
          />
        </div>
        <div className="col-lg-4">
          <ul className="lt-overlay-legend">
            {columns.map((column, index) => (
              <li key={column.bike.slug}>
                <LineSample index={index} />
                <b className="lt-strong">{nameOf(column)}</b>
                {column === first && own === null ? null : (
                  <Difference from={frameDifference(column.size, measured)} against={against} />
                )}
              </li>
            ))}
            {own === null ? null : (
              <li>
                <LineSample index="own" />
                <b className="lt-strong">{t('ownBike')}</b>
                <p>
                  {t('ownFigures', { ...own })}{' '}
                  <CompareLink query={queryWithoutOwn}>{t('dropOwn')}</CompareLink>
                </p>
              </li>
            )}
          </ul>
          <form method="get" action={path} className="lt-own-bike">
            <h3 className="h4">{t('askOwn')}</h3>
            <p className="small text-2">{t('howOwn')}</p>
            {Object.entries(hidden).map(([name, value]) =>
              value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
            )}
            <div className="lt-measures">
              {(['stack', 'reach'] as const).map((name) => (
                <TextField
                  key={`${name} ${typed[name]}`}
                  name={name}
                  label={t(`own.${name}`)}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={8}
                  size={8}
                  defaultValue={typed[name]}
                  required
                />
              ))}
              <button type="submit" className={buttonClass({ variant: 'outline' })}>
                {t('drawOwn')}
              </button>
            </div>
            {isWrong ? (
              <p className="invalid-feedback d-block">
                {t('ownWrong', {
                  stackMin: plausibleFrame.stack.min,
                  stackMax: plausibleFrame.stack.max,
                  reachMin: plausibleFrame.reach.min,
                  reachMax: plausibleFrame.reach.max,
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
  readonly from: ReturnType<typeof frameDifference>;
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
