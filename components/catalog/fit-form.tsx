'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { recommendSize } from '@/domain/catalog/fit';
import { variantOptions } from '@/domain/catalog/variant-options';
import { typedHeight, typedInseam } from '@/lib/browser/state/body-measures';
import { useBikeSelection } from './bike-selection';
import './card.scss';
import './detail.scss';

/** What people measure, in centimetres; anything else is a slip of the finger. */
const HEIGHT = { min: 130, max: 215 };
const INSEAM = { min: 55, max: 110 };

function measured(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = Number(text.replace(',', '.'));
  return text.trim() !== '' && value >= min && value <= max ? value : null;
}

/**
 * Asks for body height and inseam and says which size fits, or that none does (ARCHITECTURE §6, nothing leaves the browser). What was
 * typed stands there on the next model, too.
 */
export function FitForm() {
  const t = useTranslations('bike.fit');
  const id = useId();
  const { variants, selected, sizes, select } = useBikeSelection();
  const height = typedHeight.useText();
  const leg = typedInseam.useText();
  const heightCm = measured(height, HEIGHT);
  const fit = heightCm === null ? null : recommendSize(sizes, heightCm, measured(leg, INSEAM));
  const row = sizes.find(({ size }) => size === fit?.size);
  const other = sizes.find(({ size }) => size === fit?.alternative);
  const option =
    fit === null ? undefined : variantOptions(variants, selected, 'size', [fit.size])[0];
  const field = (name: string, label: string, value: string, change: (text: string) => void) => (
    <div>
      <label className="form-label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <div className="lt-centimetres">
        <input
          id={`${id}-${name}`}
          className="form-control num"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
        <span aria-hidden="true">cm</span>
      </div>
    </div>
  );
  return (
    <div className="d-flex flex-wrap gap-3 align-items-end mb-3">
      {field('height', t('height'), height, typedHeight.set)}
      {field('inseam', t('inseam'), leg, typedInseam.set)}
      <div className="mb-2 lt-fit-result" aria-live="polite">
        {fit === null || row === undefined ? (
          <span className="text-2">{height === '' ? t('hint') : t('implausible')}</span>
        ) : (
          <>
            <b className="lt-strong">
              {fit.kind === 'good'
                ? t('good', { size: fit.size })
                : t('nearest', { size: fit.size })}
            </b>{' '}
            <span className="text-2">
              {other === undefined
                ? null
                : t('alternative', {
                    size: other.size,
                    mm: Math.round(Math.abs(other.reach - row.reach)),
                    longer: other.reach > row.reach ? 'yes' : 'no',
                  })}
            </span>{' '}
            {fit.kind === 'good' && fit.size !== selected.size && option?.nearest ? (
              <button
                type="button"
                className="btn btn-quiet lt-clear-all"
                onClick={() => option.nearest && select(option.nearest)}
              >
                {t('choose', { size: fit.size })}
              </button>
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}
