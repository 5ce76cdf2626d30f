'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import {
  ridingPostures,
  type MeasurementFields,
  plausibleHeightRange,
  getPlausibleInseamRange,
  parseMeasurements,
} from '@/domain/advice/body-measurements';
import { clearStoredMeasurements } from '@/lib/browser/catalog/use-body-measurements';
import { bodyMeasurementsText } from '@/lib/browser/state/persisted-text';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/segmented-controls.scss';
import './fit.scss';

interface Props {
  readonly fields: MeasurementFields;
  readonly onChange: (name: keyof MeasurementFields, text: string) => void;
}

/**
 * The fields for height, inside leg and preferred posture, with error messages below. Used by all forms with body
 * measurements.
 */
export function MeasurementFieldset({ fields, onChange }: Props) {
  const t = useTranslations('bodyMeasurements');
  const id = useId();
  const { measurements, problems } = parseMeasurements(fields);
  const height = { ...plausibleHeightRange };
  const inseam = { height: fields.height, ...getPlausibleInseamRange(measurements?.heightCm ?? 0) };
  const notes = [
    problems.height && t(`heightProblems.${problems.height}`, height),
    problems.inseam && t(`inseamProblems.${problems.inseam}`, inseam),
  ].filter((text) => text !== null);
  const field = (name: 'height' | 'inseam', hint: string) => (
    <div>
      <label className="form-label" htmlFor={`${id}-${name}`}>
        {t(name)}
      </label>
      <div className="lt-unit-field">
        <input
          id={`${id}-${name}`}
          name={name}
          className={problems[name] ? 'form-control num is-invalid' : 'form-control num'}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          placeholder={hint}
          value={fields[name]}
          aria-invalid={problems[name] !== null || undefined}
          aria-describedby={notes.length > 0 ? `${id}-said` : undefined}
          onChange={(event) => onChange(name, event.target.value)}
        />
        <span aria-hidden="true">cm</span>
      </div>
    </div>
  );
  return (
    <div className="lt-measurements">
      {field('height', '178')}
      {field('inseam', '84')}
      <fieldset className="lt-riding-posture">
        <legend className="form-label">{t('feel')}</legend>
        <div className="lt-segmented">
          {ridingPostures.map((feel) => (
            <label key={feel} className={fields.feel === feel ? 'is-on' : ''}>
              <input
                type="radio"
                className="visually-hidden"
                name="feel"
                value={feel}
                checked={fields.feel === feel}
                onChange={() => onChange('feel', feel)}
              />
              {t(`feels.${feel}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <p id={`${id}-said`} className="lt-measurements-status" aria-live="polite">
        {notes.join(' ')}
      </p>
    </div>
  );
}

/**
 * States where the body measurements are stored, with a button that deletes them. Renders nothing if none are stored.
 */
export function ForgetMeasurementsButton() {
  const t = useTranslations('bodyMeasurements');
  if (bodyMeasurementsText.useText() === '') return null;
  return (
    <p className="small text-2 mb-0">
      {t('storageNote')}{' '}
      <button
        type="button"
        className="btn btn-quiet lt-inline-action small"
        onClick={clearStoredMeasurements}
      >
        {t('delete')}
      </button>
    </p>
  );
}
