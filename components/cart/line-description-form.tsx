'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { BasketLine } from '@/domain/basket/basket';
import { getBasketLineKey } from '@/domain/basket/basket-commands';
import { getEarliestRequestedDate } from '@/domain/basket/pers-param';
import { maxCommentLength, type PersParam } from '@/domain/basket/pers-param';
import { findLineGroup } from '@/domain/configurator/line-group';
import { updateCartLine } from '@/lib/browser/basket/basket-actions';
import { showToast } from '@/lib/browser/state/toasts';
import { formatDay, getToday } from '@/lib/platform/i18n/format-days';
import { RequestedDateField } from '@/components/ui/form/requested-date-field';
import '@/styles/on-demand/order.scss';
import './cart.scss';

interface Props {
  readonly line: BasketLine;
  /** False if the requested date is edited in a separate field beside the form. */
  readonly hasDay: boolean;
  readonly onDone: () => void;
}

/**
 * Changes the comment and, with `hasDay`, the requested date of a line. If the shop rejects the change, the line stays
 * unchanged and the form open.
 */
export function LineDescriptionForm({ line, hasDay, onDone }: Props) {
  const t = useTranslations('cart.lineNote');
  const language = useLocale();
  const id = useId();
  const first = useRef<HTMLTextAreaElement>(null);
  const [comment, setComment] = useState(line.persParam.comment);
  const [date, setDate] = useState(line.persParam.date);
  const [isBusy, setIsBusy] = useState(false);
  const [earliest] = useState(() => getEarliestRequestedDate(line.availability, getToday()));
  const isTooEarly = date !== '' && date !== line.persParam.date && date < earliest;

  useEffect(() => first.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isTooEarly) return;
    setIsBusy(true);
    const persParam = { ...line.persParam, comment, date };
    const isDone = await describe(line, persParam);
    setIsBusy(false);
    if (!isDone) {
      showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
      return;
    }
    onDone();
    focusDescription(getBasketLineKey({ ...line, persParam }));
  }

  return (
    <form
      className="lt-line-wide lt-line-description-form"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      noValidate
    >
      <label className="form-label" htmlFor={`${id}-comment`}>
        {t('comment')}
      </label>
      <textarea
        ref={first}
        id={`${id}-comment`}
        className="form-control mb-3"
        rows={2}
        maxLength={maxCommentLength}
        placeholder={t('commentExample')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      {hasDay && (
        <RequestedDateField
          label={t('requestedDate')}
          labelClassName="form-label"
          value={date}
          earliest={earliest}
          hint={t('dateHint')}
          problem={isTooEarly ? t('dateTooEarly', { date: formatDay(earliest, language) }) : null}
          onChange={setDate}
        />
      )}
      <div className="d-flex gap-3 mt-3">
        <button type="submit" className="btn btn-outline-primary" aria-disabled={isBusy}>
          {t(isBusy ? 'saving' : 'save')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

/**
 * Saves comment and requested date; returns true on success. The line of a configured bicycle is updated in place,
 * because the lines of its mounted parts refer to it.
 */
async function describe(line: BasketLine, persParam: PersParam): Promise<boolean> {
  if (findLineGroup(line.persParam) === null)
    return (await updateCartLine(line, persParam)) === null;
  const { updateLineNote } = await import('@/lib/browser/b2b/update-line-note');
  return updateLineNote(line, persParam);
}

/** Moves the focus to the line that replaces the edited one, because a changed comment creates a new basket line. */
function focusDescription(key: string): void {
  requestAnimationFrame(() => {
    const openers = document.querySelectorAll<HTMLElement>('[data-describe]');
    [...openers].find((opener) => opener.dataset.describe === key)?.focus();
  });
}
