'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { BasketLine } from '@/domain/basket/basket';
import { getEarliestRequestedDate } from '@/domain/basket/pers-param';
import { updateLineNote } from '@/lib/browser/b2b/update-line-note';
import { showToast } from '@/lib/browser/state/toasts';
import { formatDay, getToday } from '@/lib/platform/i18n/format-days';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/order.scss';
import './cart.scss';

interface Props {
  readonly line: BasketLine;
  readonly title: string;
}

/**
 * The field for the requested date of a B2B customer's line. The earliest date is the day on which all its units are
 * available. Saved on blur, so that no partially typed date is sent.
 */
export function LineRequestedDate({ line, title }: Props) {
  const t = useTranslations('cart.requestedDate');
  const language = useLocale();
  const id = useId();
  const { date } = line.persParam;
  const [typed, setTyped] = useState(date);
  const [earliest] = useState(() => getEarliestRequestedDate(line.availability, getToday()));
  const isTooEarly = typed !== '' && typed !== date && typed < earliest;

  async function send() {
    if (typed === date || isTooEarly) return;
    if (await updateLineNote(line, { ...line.persParam, date: typed })) return;
    setTyped(date);
    showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
  }

  return (
    <div className="lt-line-wide lt-wished-day" data-needs="itemNotes">
      <label className="small" htmlFor={id}>
        {t('label')}
        <span className="visually-hidden"> {title}</span>
      </label>
      <input
        id={id}
        type="date"
        className={`form-control ${isTooEarly ? 'is-invalid' : ''}`}
        min={earliest}
        value={typed}
        aria-invalid={isTooEarly || undefined}
        aria-describedby={isTooEarly ? `${id}-note` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void send()}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      {isTooEarly && (
        <span id={`${id}-note`} className="small text-danger" role="alert">
          {t('tooEarly', { date: formatDay(earliest, language) })}
        </span>
      )}
    </div>
  );
}
