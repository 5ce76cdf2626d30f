'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Basket } from '@/domain/basket/basket';
import { isBasketAmountHidden } from '@/domain/basket/basket-view';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import type { CartView } from '@/lib/browser/basket/use-cart';
import type { CheckoutCustomer } from '@/lib/browser/shop/shop-views';
import { getDestinationCountry, getBasketTaxNote } from '@/lib/browser/checkout/tax-note';
import { formatAmount } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { HiddenPurchasePrices } from '@/components/ui/price/hidden-purchase-prices';
import { OrderLines } from './order-lines';
import { OrderSum } from './order-sum';
import { TaxExplanation } from './order-sum';
import { toOrderLines } from './order-lines';
import './checkout.scss';

type Props = { cart: CartView; customer: CheckoutCustomer | null };

/** The order summary beside the form of a step. On small screens OrderSummaryDisclosure replaces it. */
export function CheckoutAside({ cart, customer }: Props) {
  const t = useTranslations('checkout.summary');
  const { basket } = cart;
  const shown = useDisplayedPriceType();
  if (!basket) return null;
  return (
    <aside className="lt-order-aside d-none d-lg-block" aria-labelledby="order-aside-title">
      <div className="d-flex justify-content-between align-items-baseline">
        <h2 className="h4" id="order-aside-title">
          {t('title')}
        </h2>
        <Link className="small" href="/checkout/cart">
          {t('change')}
        </Link>
      </div>
      <OrderLines
        isBrief
        lines={toOrderLines(basket, shown, getDestinationCountry(basket, customer))}
      />
      <AsideSum cart={cart} basket={basket} />
      {!cart.isBusy && <TaxExplanation note={getBasketTaxNote(basket, customer)} />}
    </aside>
  );
}

/** The order summary as a one-line disclosure for small screens. */
export function OrderSummaryDisclosure({ cart, customer }: Props) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const { basket } = cart;
  const shown = useDisplayedPriceType();
  if (!basket) return null;
  return (
    <details className="lt-order-disclosure d-lg-none lt-panel pt-2 pb-2 mb-4">
      <summary>
        <span>{t('show')}</span>
        <b className="num">
          {cart.isBusy || isBasketAmountHidden(basket, shown)
            ? ''
            : formatAmount(basket.cost.totalCents, locale)}
        </b>
      </summary>
      <OrderLines
        isBrief
        lines={toOrderLines(basket, shown, getDestinationCountry(basket, customer))}
      />
      <AsideSum cart={cart} basket={basket} />
      {!cart.isBusy && <TaxExplanation note={getBasketTaxNote(basket, customer)} />}
    </details>
  );
}

function AsideSum({ cart, basket }: { cart: CartView; basket: Basket }) {
  if (isBasketAmountHidden(basket, useDisplayedPriceType()))
    return <HiddenPurchasePrices className="mt-3" />;
  return <OrderSum cost={basket.cost} vouchers={basket.vouchers} isPending={cart.isBusy} />;
}
