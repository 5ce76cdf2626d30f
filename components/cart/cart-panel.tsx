'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { partsOf } from '@/domain/basket/basket-parting';
import { loadBasket } from '@/lib/browser/basket/basket-actions';
import { type CartView, useCart } from '@/lib/browser/basket/use-cart';
import { closeCart } from '@/lib/browser/state/cart-panel';
import { Link } from '@/lib/platform/i18n/navigation';
import { CartBroken } from './cart-broken';
import { CartEmpty } from './cart-empty';
import { CartLines } from './cart-lines';
import { CartSkeleton } from './cart-skeleton';
import { CheckoutLink } from './checkout-link';
import { PanelTotal } from './panel-total';
import { PartedWhen } from './parted-when';
import { togetherOf, TogetherWhen } from './together-when';
import { useDialog } from './use-dialog';
import './cart.scss';

/** The cart sidebar: what was just added, the lines, the sum and the way to the checkout. */
export function CartPanel({ addedTitle }: { readonly addedTitle: string | null }) {
  const t = useTranslations('cart');
  const panel = useRef<HTMLElement>(null);
  const cart = useCart();
  useDialog(panel, closeCart);

  useEffect(() => void loadBasket(), []);

  return (
    <>
      <div className="lt-scrim" onClick={closeCart} />
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
          <p className="small mb-2 text-moos lt-cart-added" role="status">
            {addedTitle && t('added', { title: addedTitle })}
          </p>
          <PanelBody cart={cart} />
        </div>
        {cart.lines.length > 0 && <PanelFoot cart={cart} />}
      </aside>
    </>
  );
}

function PanelBody({ cart }: { readonly cart: CartView }) {
  const { status, lines, additions } = cart;
  const isEmpty = lines.length === 0 && additions.length === 0;
  if (isEmpty && (status === 'cold' || status === 'loading')) return <CartSkeleton />;
  return (
    <>
      {status === 'broken' && <CartBroken status={status} />}
      {isEmpty && status === 'ready' && <CartEmpty onLeave={closeCart} />}
      <CartLines cart={cart} isEditable={false} />
    </>
  );
}

function PanelFoot({ cart }: { readonly cart: CartView }) {
  const t = useTranslations('cart');
  const parts = cart.basket && partsOf(cart.basket);
  return (
    <footer>
      {cart.availability && (
        <p className="small mb-1">
          {parts ? (
            <PartedWhen parts={parts} />
          ) : (
            <TogetherWhen {...togetherOf(cart)} together={cart.availability} form="sidebar" />
          )}
        </p>
      )}
      {cart.basket && <PanelTotal basket={cart.basket} isBusy={cart.isBusy} />}
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
