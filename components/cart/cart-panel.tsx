'use client';

import { useLocale, useTranslations } from 'next-intl';
import {
  type Basket,
  hasNetPrices,
  isTaxExempt,
  type BasketShipment,
} from '@/domain/basket/basket';
import { isBasketAmountHidden, findSplitShipments } from '@/domain/basket/basket-view';
import { formatAmount } from '@/domain/money/format-money';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { PendingAmount } from '@/components/ui/price/order-costs';
import { RetailSum } from './retail-sum';
import { formatDays } from '@/lib/platform/i18n/format-days';
import { useEffect, useRef } from 'react';
import { loadBasket } from '@/lib/browser/basket/basket-actions';
import { type CartView, useCart } from '@/lib/browser/basket/use-cart';
import { closeCart } from '@/lib/browser/navigation/panels';
import { Link } from '@/lib/platform/i18n/navigation';
import { CartError, CartEmpty, CartSkeleton } from './cart-placeholders';
import { CartLines } from './cart-lines';
import { CheckoutLink } from './checkout-link';
import { getCartEstimatedDelivery, CartEstimatedDelivery } from './cart-estimated-delivery';
import { useModalFocus } from './use-modal-focus';
import '@/styles/on-demand/order.scss';
import './cart.scss';

interface Props {
  readonly basket: Basket;
  readonly isBusy: boolean;
}

/**
 * The row with the total, and a note on the VAT and delivery cost it includes. For customers who buy at net prices, the
 * total of the goods without VAT and delivery.
 */
export function CartPanelTotal({ basket, isBusy }: Props) {
  const t = useTranslations('cart.sum');
  const common = useTranslations('common.sum');
  const { cost } = basket;
  const shown = useDisplayedPriceType();
  const language = useLocale();
  if (isBasketAmountHidden(basket, shown)) return <RetailSum basket={basket} isBusy={isBusy} />;
  const isNet = hasNetPrices(basket);
  const delivery = shownDelivery(basket);
  return (
    <dl className="lt-sum mb-3" aria-busy={isBusy}>
      <div className="total is-only">
        <dt>
          {common(isNet ? 'goodsNet' : 'total')}
          <span className="fw-normal text-2 small d-block">
            {isNet
              ? t('totalNoteNet')
              : t('totalNote', {
                  vat: isTaxExempt(cost) ? 'none' : 'included',
                  delivery: delivery.kind,
                  price: formatAmount(delivery.cents, language),
                })}
          </span>
        </dt>
        <dd>
          <PendingAmount
            cents={isNet ? cost.productNet.cents - cost.voucherCents : cost.totalCents}
            isPending={isBusy}
          />
        </dd>
      </div>
    </dl>
  );
}

interface ShownDelivery {
  readonly kind: 'included' | 'free' | 'priced' | 'open';
  readonly cents: number;
}

/**
 * Returns the delivery cost stated below the total: included (with the cost in cents), free, an estimate in cents, or
 * unknown.
 */
function shownDelivery({ cost, deliveryMethod, deliveryEstimate }: Basket): ShownDelivery {
  if (cost.delivery.cents > 0) return { kind: 'included', cents: cost.delivery.cents };
  if (deliveryMethod !== null || deliveryEstimate?.price.cents === 0)
    return { kind: 'free', cents: 0 };
  return deliveryEstimate
    ? { kind: 'priced', cents: deliveryEstimate.price.cents }
    : { kind: 'open', cents: 0 };
}

/** The estimated delivery of each part of a split shipment. */
function SplitShipmentArrival({ parts }: { readonly parts: readonly BasketShipment[] }) {
  const t = useTranslations('cart.arrival');
  const language = useLocale();
  const days = parts.flatMap((part) => part.days ?? []).map((span) => formatDays(span, language));
  return t('split', { count: parts.length, days: days.join('; ') });
}

/**
 * The cart sidebar: the item just added, the lines, the total and the link to the checkout. Not a native modal dialog,
 * because toasts, for instance on a limited quantity, must stay visible and readable beside it.
 */
export function CartPanel({ addedTitle }: { readonly addedTitle: string | null }) {
  const t = useTranslations('cart');
  const panel = useRef<HTMLElement>(null);
  const cart = useCart();
  useModalFocus(panel, closeCart);

  useEffect(() => void loadBasket(), []);

  return (
    <>
      <div className="lt-backdrop" onClick={closeCart} />
      <aside
        ref={panel}
        className="lt-cart"
        role="dialog"
        aria-modal="true"
        aria-labelledby="cart-panel-title"
        tabIndex={-1}
      >
        <header>
          <h2 id="cart-panel-title" data-cart-heading tabIndex={-1}>
            {t('sidebarTitle')}
          </h2>
          <button type="button" className="btn btn-quiet" onClick={closeCart}>
            {t('close')}
          </button>
        </header>
        <div className="body">
          <p className="small mb-2 text-success lt-cart-added-note" role="status">
            {addedTitle && !isCartEmpty(cart) && t('added', { title: addedTitle })}
          </p>
          <PanelBody cart={cart} />
        </div>
        {cart.lines.length > 0 && <PanelFoot cart={cart} />}
      </aside>
    </>
  );
}

/** True if the cart has neither lines nor products that are being added. */
function isCartEmpty({ lines, additions }: CartView): boolean {
  return lines.length === 0 && additions.length === 0;
}

function PanelBody({ cart }: { readonly cart: CartView }) {
  const { status } = cart;
  const isEmpty = isCartEmpty(cart);
  if (isEmpty && (status === 'cold' || status === 'loading')) return <CartSkeleton />;
  return (
    <>
      {status === 'broken' && <CartError status={status} />}
      {isEmpty && status === 'ready' && <CartEmpty onLeave={closeCart} />}
      <CartLines cart={cart} isEditable={false} />
    </>
  );
}

function PanelFoot({ cart }: { readonly cart: CartView }) {
  const t = useTranslations('cart');
  const parts = cart.basket && findSplitShipments(cart.basket);
  return (
    <footer>
      {cart.availability && (
        <p className="small mb-1">
          {parts ? (
            <SplitShipmentArrival parts={parts} />
          ) : (
            <CartEstimatedDelivery
              {...getCartEstimatedDelivery(cart)}
              together={cart.availability}
              layout="sidebar"
            />
          )}
        </p>
      )}
      {cart.basket && <CartPanelTotal basket={cart.basket} isBusy={cart.isBusy} />}
      <CheckoutLink cart={cart} onLeave={closeCart} />
      <Link
        href="/checkout/cart"
        className="btn btn-quiet w-100 mt-1 lt-cart-more"
        onClick={closeCart}
      >
        {t('toCart')}
      </Link>
    </footer>
  );
}
