'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { buttonClass } from '@/components/ui/form/button';
import { UrlQueryWatch } from '@/components/ui/url-query-watch';
import { readMeasures } from '@/domain/fit/measures';
import { measuresQuery } from '@/domain/fit/measures-query';
import { keepField, takeAskedMeasures, useAskedFields } from '@/lib/browser/fit/use-measures';
import type { SizedFrameView } from '@/lib/platform/views/fit-view';
import { ForgetMeasures } from './forget-measures';
import { MeasureFieldset } from './measure-fields';
import { SizeAnswers } from './size-answers';
import './size-answers.scss';

/** The question, asked once for all models, and below it every size that follows. Without scripts the answer is an address. */
export function SizeAdviser({ models }: { readonly models: readonly SizedFrameView[] }) {
  const t = useTranslations('sizeAdviser');
  const words = useTranslations('measures');
  const path = `/${useLocale()}/size-adviser`;
  const { fields, isFromAddress } = useAskedFields();
  const { measures } = readMeasures(fields);
  const answer = useRef<HTMLDivElement>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (isFromAddress) takeAskedMeasures(fields);
    answer.current?.focus();
  };
  return (
    <>
      <UrlQueryWatch />
      <form method="get" action={path} className="lt-panel" onSubmit={show}>
        <h2 className="h3 mb-3">{t('question')}</h2>
        <MeasureFieldset
          fields={fields}
          onChange={(name, text) => {
            if (isFromAddress) takeAskedMeasures(fields);
            keepField(name, text);
          }}
        />
        <div className="d-flex flex-wrap align-items-center gap-3 pt-3">
          <button type="submit" className={buttonClass({})}>
            {words('submit')}
          </button>
          <span className="small text-2">{isFromAddress ? t('inAddress') : words('private')}</span>
        </div>
        <ForgetMeasures />
      </form>
      <div ref={answer} tabIndex={-1} className="lt-size-answer" aria-live="polite">
        {measures === null ? null : (
          <SizeAnswers
            models={models}
            rider={measures}
            listQuery={isFromAddress ? measuresQuery(fields) : 'fits=me'}
          />
        )}
      </div>
    </>
  );
}
