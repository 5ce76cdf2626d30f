'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { voucherCode } from '@/domain/basket/voucher-code';
import { isInvalidVoucher, voucherReason } from '@/domain/basket/voucher-reason';
import { addVoucher } from '@/lib/browser/basket/basket-actions';
import { getCartStatus } from '@/lib/browser/basket/use-cart';
import { closeToast, showToast } from '@/lib/browser/state/toasts';
import '@/styles/by-use/fields.scss';

/** Redeems a voucher. An empty code is ignored; a refused one is explained in the field and by a toast (Spec §5, §8). */
export function VoucherForm() {
  const t = useTranslations('cart.voucher');
  const reasons = useTranslations('voucherReasons');
  const fieldId = useId();
  const errorId = useId();
  const [input, setInput] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [redeemed, setRedeemed] = useState<string | null>(null);
  const refusal = useRef<number | null>(null);

  async function redeem(event: FormEvent) {
    event.preventDefault();
    const code = voucherCode(input);
    if (code === null || isBusy) return;
    setIsBusy(true);
    setError(null);
    if (refusal.current !== null) closeToast(refusal.current);
    const failed = await addVoucher(code);
    setIsBusy(false);
    if (!failed) {
      setInput('');
      setRedeemed(code);
      return;
    }
    if (getCartStatus() === 'broken') {
      showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
      return;
    }
    const reason = voucherReason(failed.message);
    const text = reason === null ? '' : reasons(reason);
    const isInvalid = isInvalidVoucher(reason);
    setError(isInvalid ? `${t('invalid')} ${text}`.trim() : text);
    refusal.current = showToast(
      isInvalid
        ? { title: t('invalidTitle'), message: t('invalidText') }
        : { title: t('refusedTitle'), message: text },
    );
  }

  return (
    <form onSubmit={(event) => void redeem(event)} noValidate>
      <label className="form-label" htmlFor={fieldId}>
        {t('label')}
      </label>
      <div className="d-flex gap-2">
        <input
          id={fieldId}
          className={`form-control ${error ? 'is-invalid' : ''}`}
          value={input}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => {
            setInput(event.target.value);
            setError(null);
          }}
        />
        <button type="submit" className="btn btn-outline-primary" aria-disabled={isBusy}>
          {isBusy ? t('redeeming') : t('redeem')}
        </button>
      </div>
      {error && (
        <div id={errorId} className="invalid-feedback d-block">
          {error}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {redeemed && !error && t('redeemed', { number: redeemed })}
      </span>
    </form>
  );
}
