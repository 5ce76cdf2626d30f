'use client';

import { useTranslations, useLocale } from 'next-intl';
import { useId, useEffect } from 'react';
import {
  maxOrderCommentLength,
  setOrderComment,
  useOrderComment,
} from '@/lib/browser/state/order-comment';
import { hasNetPrices, isTaxExempt } from '@/domain/basket/basket';
import { type InstallmentOffer, filterInstallmentOffers } from '@/domain/payment/installments';
import { loadBasket } from '@/lib/browser/basket/basket-actions';
import { type CartView, useCart } from '@/lib/browser/basket/use-cart';
import { type ColorSwaps, useColorSwaps } from '@/lib/browser/basket/use-color-swaps';
import { Link } from '@/lib/platform/i18n/navigation';
import { InstalmentText } from '@/components/ui/price/instalment-text';
import { SplitShipmentChoice } from '@/components/ui/order/split-shipment-choice';
import { CartError, CartEmpty, CartSkeleton } from './cart-placeholders';
import { CartLines } from './cart-lines';
import { CheckoutLink } from './checkout-link';
import { CartSum, VoucherForm } from './cart-sum';
import { SaveBasketButton } from './save-basket-button';
import { getCartEstimatedDelivery, CartEstimatedDelivery } from './cart-estimated-delivery';
import '@/styles/on-demand/order.scss';
import './cart.scss';

/** The field for a comment on the whole order, which is shown again in the review step. */
function OrderRemarkField() {
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

interface Props {
  /** The installment methods; empty if the shop offers none. */
  readonly instalments: readonly InstallmentOffer[];
}

/** The cart page, where everything can be changed before the checkout. */
export function CartPage({ instalments }: Props) {
  const t = useTranslations('cart');
  const cart = useCart();
  const swaps = useColorSwaps(cart.basket, useLocale());

  useEffect(() => void loadBasket(), []);

  return (
    <div className="row gx-lg-5 gy-5">
      <div className="col-lg-7">
        <h1 className="mb-4" data-cart-heading tabIndex={-1}>
          {t('title')}
        </h1>
        <CartBody cart={cart} swaps={swaps} />
      </div>
      {cart.lines.length > 0 && swaps && <CartAside cart={cart} instalments={instalments} />}
    </div>
  );
}

interface BodyProps {
  readonly cart: CartView;
  readonly swaps: ColorSwaps | null;
}

function CartBody({ cart, swaps }: BodyProps) {
  const { status, lines, additions, availability } = cart;
  const isEmpty = lines.length === 0 && additions.length === 0;
  if (isEmpty && (status === 'cold' || status === 'loading')) return <CartSkeleton />;
  if (lines.length > 0 && swaps === null) return <CartSkeleton />;
  return (
    <>
      {status === 'broken' && <CartError status={status} />}
      {isEmpty && status === 'ready' && <CartEmpty />}
      {availability && !cart.basket?.shipmentOptions && (
        <div className="lt-note mb-4">
          <p>
            <CartEstimatedDelivery
              {...getCartEstimatedDelivery(cart)}
              together={availability}
              layout="page"
            />
          </p>
        </div>
      )}
      <CartLines cart={cart} isEditable swaps={swaps} />
      {cart.basket?.shipmentOptions && (
        <div className="pt-4">
          <SplitShipmentChoice basket={cart.basket} />
        </div>
      )}
      {!isEmpty && (
        <div className="row gy-4 pt-4">
          <div className="col-md-6">
            <VoucherForm />
          </div>
          <div className="col-md-6">
            <OrderRemarkField />
          </div>
        </div>
      )}
    </>
  );
}

function CartAside({ cart, instalments }: Props & { readonly cart: CartView }) {
  const t = useTranslations('cart.sum');
  const isNet = cart.basket !== null && hasNetPrices(cart.basket);
  const total = isNet ? null : cart.basket?.cost.totalCents;
  return (
    <aside className="col-lg-4 offset-lg-1">
      <div className="lt-panel lt-sticky-sum">
        <h2 className="h4 mb-3">{t('title')}</h2>
        {cart.basket && <CartSum basket={cart.basket} isBusy={cart.isBusy} />}
        {total != null && <InstalmentText offers={filterInstallmentOffers(instalments, total)} />}
        <div className="mt-3">
          <CheckoutLink cart={cart} />
        </div>
        <p className="small text-2 mt-3 mb-0">
          {t.rich(isNet ? 'shippingNoteNet' : 'shippingNote', {
            vat: cart.basket && isTaxExempt(cart.basket.cost) ? 'none' : 'included',
            link: (text) => <Link href="/shipping-info">{text}</Link>,
          })}{' '}
          {!isNet && t('returns')}
        </p>
        <div className="lt-save-basket">
          <SaveBasketButton className="btn btn-quiet btn-sm" />
        </div>
      </div>
    </aside>
  );
}
