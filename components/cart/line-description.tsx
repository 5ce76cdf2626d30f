'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { BasketLine } from '@/domain/basket/basket';
import { keyOfLine } from '@/domain/basket/basket-wishes';
import { useIsB2b } from '@/lib/browser/state/local-operations';
import { formatDay } from '@/lib/platform/i18n/days';
import { LineDescriptionForm } from './line-description-form';
import '@/styles/by-use/order.scss';

interface Props {
  readonly line: BasketLine;
  readonly title: string;
  readonly isEditable: boolean;
}

/** The line's comment and wished date, and on the cart page the way to change them. */
export function LineDescription({ line, title, isEditable }: Props) {
  const t = useTranslations('cart.describe');
  const language = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isB2b = useIsB2b();
  const { comment } = line.persParam;
  // On the cart page a b2b customer's day has a field of its own.
  const hasOwnDay = isB2b && isEditable;
  const date = hasOwnDay ? '' : line.persParam.date;
  const isEmpty = !comment && !date;
  const nameOfNote = `${t('comment')}, ${title}${isEmpty ? '' : `: ${t('change')}`}`;
  if (isEmpty && !isEditable) return null;

  if (isOpen) {
    const close = () => {
      setIsOpen(false);
      requestAnimationFrame(() => opener.current?.focus());
    };
    return <LineDescriptionForm line={line} hasDay={!hasOwnDay} onDone={close} />;
  }

  return (
    <div className="lt-line-wide is-said small text-2">
      {comment && <span>{t('commentSays', { comment })} </span>}
      {comment && date && <br />}
      {date && <span>{t('dateSays', { date: formatDay(date, language) })} </span>}
      {isEditable && (
        <button
          ref={opener}
          type="button"
          className="btn btn-quiet btn-sm lt-inline-action"
          aria-label={hasOwnDay ? nameOfNote : t(isEmpty ? 'addFor' : 'changeFor', { title })}
          data-describe={keyOfLine(line)}
          onClick={() => setIsOpen(true)}
        >
          {t(!isEmpty ? 'change' : hasOwnDay ? 'comment' : 'add')}
        </button>
      )}
    </div>
  );
}
