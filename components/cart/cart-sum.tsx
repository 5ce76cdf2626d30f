'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type BasketVoucher, type Basket, hasNetPrices } from '@/domain/basket/basket';
import { removeVoucher, addVoucher } from '@/lib/browser/basket/basket-actions';
import { showToast, closeToast } from '@/lib/browser/state/toasts';
import { getShopRejectionMessage } from '@/lib/browser/shop/rejection-message';
import { PendingAmount, OrderCosts } from '@/components/ui/price/order-costs';
import { isBasketAmountHidden } from '@/domain/basket/basket-view';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { RetailSum } from './retail-sum';
import { type FormEvent, useId, useRef, useState } from 'react';
import { parseVoucherCode, isInvalidVoucher, parseVoucherRejection } from '@/domain/basket/voucher';
import { getCartStatus } from '@/lib/browser/basket/use-cart';
import '@/styles/on-demand/field-errors.scss';

interface VoucherRowProps {
  readonly voucher: BasketVoucher;
  readonly isBusy: boolean;
}

/** A redeemed voucher with its discount and a button to remove it. */
function VoucherRow({ voucher: { id, number, discountCents }, isBusy }: VoucherRowProps) {
  const t = useTranslations('cart.voucher');
  const language = useLocale();

  async function remove() {
    const failed = await removeVoucher(id);
    if (!failed) return;
    showToast({
      title: t('removeFailedTitle'),
      message: (await getShopRejectionMessage(failed.message, language)) || t('removeFailed'),
      variant: 'danger',
    });
  }

  return (
    <div>
      <dt>
        {t('row', { number })}{' '}
        <button
          type="button"
          className="btn btn-quiet btn-sm lt-inline-action"
          data-needs="vouchers"
          aria-label={t('removeOf', { number })}
          onClick={() => void remove()}
        >
          {t('remove')}
        </button>
      </dt>
      <dd className="text-success">
        {discountCents !== null && <PendingAmount cents={-discountCents} isPending={isBusy} />}
      </dd>
    </div>
  );
}

interface CartSumProps {
  readonly basket: Basket;
  /** True while changes of the basket are not confirmed by the shop service; a placeholder replaces the totals then. */
  readonly isBusy: boolean;
}

/** The discount of all vouchers, for shops that do not tell the amount of each. */
function VoucherSum({ cents, isBusy }: { readonly cents: number; readonly isBusy: boolean }) {
  const t = useTranslations('cart.voucher');
  return (
    <div>
      <dt>{t('sum')}</dt>
      <dd className="text-success">
        <PendingAmount cents={-cents} isPending={isBusy} />
      </dd>
    </div>
  );
}

/** The basket's totals, with a button to remove each voucher. */
export function CartSum({ basket, isBusy }: CartSumProps) {
  const { cost, vouchers, deliveryMethod, deliveryEstimate } = basket;
  const shown = useDisplayedPriceType();
  if (isBasketAmountHidden(basket, shown)) return <RetailSum basket={basket} isBusy={isBusy} />;
  const isOpen = deliveryMethod === null && cost.delivery.cents === 0;
  const hasNoAmounts = vouchers.every(({ discountCents }) => discountCents === null);
  return (
    <OrderCosts
      cost={cost}
      isNet={hasNetPrices(basket)}
      isPending={isBusy}
      delivery={{ title: deliveryMethod?.title, isOpen, estimate: deliveryEstimate }}
    >
      {vouchers.map((voucher) => (
        <VoucherRow key={voucher.id} voucher={voucher} isBusy={isBusy} />
      ))}
      {hasNoAmounts && cost.voucherCents > 0 && (
        <VoucherSum cents={cost.voucherCents} isBusy={isBusy} />
      )}
    </OrderCosts>
  );
}

/**
 * Redeems a voucher. An empty code is ignored; a rejected code is explained in the field and in a toast (Specification
 * §5, §8).
 */
export function VoucherForm() {
  const t = useTranslations('cart.voucher');
  const reasons = useTranslations('voucherReasons');
  const fieldId = useId();
  const errorId = useId();
  const [input, setInput] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [redeemed, setRedeemed] = useState<string | null>(null);
  const rejectionToastId = useRef<number | null>(null);

  async function redeem(event: FormEvent) {
    event.preventDefault();
    const code = parseVoucherCode(input);
    if (code === null || isBusy) return;
    setIsBusy(true);
    setError(null);
    if (rejectionToastId.current !== null) closeToast(rejectionToastId.current);
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
    const reason = parseVoucherRejection(failed.message);
    const text = reason === null ? '' : reasons(reason);
    const isInvalid = isInvalidVoucher(reason);
    setError(isInvalid ? `${t('invalid')} ${text}`.trim() : text);
    rejectionToastId.current = showToast(
      isInvalid
        ? { title: t('invalidTitle'), message: t('invalidText') }
        : { title: t('rejectedTitle'), message: text },
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
