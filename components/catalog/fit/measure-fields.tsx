'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import {
  feelings,
  type MeasureFields,
  plausibleHeight,
  plausibleInseam,
  readMeasures,
} from '@/domain/fit/measures';
import '@/styles/by-use/fields.scss';
import '@/styles/by-use/switches.scss';
import './fit.scss';

interface Props {
  readonly fields: MeasureFields;
  readonly onChange: (name: keyof MeasureFields, text: string) => void;
}

/** Height, inside leg and how one likes to sit: asked the same way everywhere, and what is wrong is said below. */
export function MeasureFieldset({ fields, onChange }: Props) {
  const t = useTranslations('measures');
  const id = useId();
  const { measures, problems } = readMeasures(fields);
  const height = { ...plausibleHeight };
  const inseam = { height: fields.height, ...plausibleInseam(measures?.heightCm ?? 0) };
  const said = [
    problems.height && t(`heightProblems.${problems.height}`, height),
    problems.inseam && t(`inseamProblems.${problems.inseam}`, inseam),
  ].filter((text) => text !== null);
  const field = (name: 'height' | 'inseam', hint: string) => (
    <div>
      <label className="form-label" htmlFor={`${id}-${name}`}>
        {t(name)}
      </label>
      <div className="lt-centimetres">
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
          aria-describedby={said.length > 0 ? `${id}-said` : undefined}
          onChange={(event) => onChange(name, event.target.value)}
        />
        <span aria-hidden="true">cm</span>
      </div>
    </div>
  );
  return (
    <div className="lt-measures">
      {field('height', '178')}
      {field('inseam', '84')}
      <fieldset className="lt-feel">
        <legend className="form-label">{t('feel')}</legend>
        <div className="lt-seg">
          {feelings.map((feel) => (
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
      <p id={`${id}-said`} className="lt-measures-said" aria-live="polite">
        {said.join(' ')}
      </p>
    </div>
  );
}
