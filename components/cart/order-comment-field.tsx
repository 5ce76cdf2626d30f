'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import {
  maxOrderCommentLength,
  setOrderComment,
  useOrderComment,
} from '@/lib/browser/state/order-comment';

/** The remark on the whole order; the review step shows it again. */
export function OrderCommentField() {
  const t = useTranslations('cart.orderComment');
  const id = useId();
  const comment = useOrderComment();
  return (
    <>
      <label className="form-label" htmlFor={id}>
        {t('label')}
      </label>
      <textarea
        id={id}
        className="form-control"
        rows={2}
        maxLength={maxOrderCommentLength}
        placeholder={t('example')}
        value={comment}
        onChange={(event) => setOrderComment(event.target.value)}
      />
    </>
  );
}
