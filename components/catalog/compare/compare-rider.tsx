'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import type { MeasureFields } from '@/domain/fit/measures';
import { keepField, takeAskedMeasures } from '@/lib/browser/fit/use-measures';
import { ForgetMeasures } from '../fit/forget-measures';
import { MeasureFieldset } from '../fit/measure-fields';
import './compare.scss';

interface Props {
  readonly fields: MeasureFields;
  readonly isFromAddress: boolean;
  readonly slugs: readonly string[];
}

/** Asks for the measures where they are not known yet, folded: with them everything stands there in the rider's size. */
export function CompareRider({ fields, isFromAddress, slugs }: Props) {
  const t = useTranslations('compare');
  const words = useTranslations('measures');
  const path = `/${useLocale()}/bikes/compare`;
  return (
    <details className="lt-compare-rider">
      <summary className="small">{t(fields.height === '' ? 'askRider' : 'changeRider')}</summary>
      <form
        method="get"
        action={path}
        className="lt-panel"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="bikes" value={slugs.join(',')} />
        <MeasureFieldset
          fields={fields}
          onChange={(name, text) => {
            if (isFromAddress) takeAskedMeasures(fields);
            keepField(name, text);
          }}
        />
        <div className="d-flex flex-wrap align-items-center gap-3 pt-3">
          <noscript>
            <button type="submit" className={buttonClass({ variant: 'outline' })}>
              {words('submit')}
            </button>
          </noscript>
          <span className="small text-2">{words('private')}</span>
        </div>
        <ForgetMeasures />
      </form>
    </details>
  );
}
