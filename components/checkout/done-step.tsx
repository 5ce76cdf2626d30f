'use client';

import { useLocale, useTranslations } from 'next-intl';
import { parseBikeSku } from '@/domain/catalog/sku';
import {
  buildProductPicturePath,
  buildProductPictureSrcSet,
} from '@/lib/platform/media/picture-path';
import { isAmountHidden } from '@/domain/basket/basket-view';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { getOrderTaxNote } from '@/lib/browser/checkout/tax-note';
import type { PlacedOrderView } from '@/lib/browser/shop/shop-views';
import { HiddenPurchasePrices } from '@/components/ui/price/hidden-purchase-prices';
import { OrderSum, TaxExplanation } from './order-sum';
import { PaymentAction, usePaymentText } from '@/components/ui/order/payment-action';
import { useLastOrder } from '@/lib/browser/checkout/use-last-order';
import { useClientState } from '@/lib/browser/state/client-state';
import { ButtonLink } from '@/components/ui/form/button';
import { CheckoutPage } from './checkout-page';
import { OrderEstimatedDelivery, OrderTimeline } from './order-timeline';
import { OrderLines, mapOrderedLines } from './order-lines';
import { GuestAccountOffer } from './guest-account-offer';
import './checkout.scss';

/**
 * The summary of the placed order: an image of the ordered item, the totals, and a link to the order confirmation as
 * PDF.
 */
function DoneOrder({ order }: { readonly order: PlacedOrderView }) {
  const t = useTranslations('checkout');
  const language = useLocale();
  const isHidden = isAmountHidden(order.cost.delivery.isNet, useDisplayedPriceType());
  const shown = order.lines.find(({ sku }) => parseBikeSku(sku) !== null) ?? order.lines[0];
  return (
    <div className="lt-order-aside">
      <div className="d-flex justify-content-between align-items-baseline gap-3">
        <h2 className="h4">{t('summary.title')}</h2>
        <a
          className="small"
          data-needs="invoices"
          href={`/api/order-confirmations/${order.orderNumber}?lang=${language}`}
          aria-label={t('done.pdfLabel')}
        >
          {t('done.pdf')}
        </a>
      </div>
      {shown?.sku && (
        <div className="lt-stage mb-3">
          <img
            className="lt-picture"
            src={buildProductPicturePath(shown.sku)}
            srcSet={buildProductPictureSrcSet(shown.sku)}
            sizes="(min-width: 992px) 27rem, 100vw"
            width={720}
            height={480}
            alt={[shown.title, shown.description].filter(Boolean).join(', ')}
          />
        </div>
      )}
      {isHidden ? <HiddenPurchasePrices /> : <OrderSum cost={order.cost} />}
      <TaxExplanation note={getOrderTaxNote(order)} />
    </div>
  );
}

type Money = NonNullable<PlacedOrderView['money']>;

/** The payment status of the order and the buyer's next action, shown between the delivery date and the next steps. */
function DonePayment({ order: { money } }: { readonly order: PlacedOrderView }) {
  return money && <PaymentState money={money} />;
}

function PaymentState({ money }: { readonly money: Money }) {
  const { title, text } = usePaymentText(money);
  return (
    <section className="lt-done-payment">
      <h2 className="h4">{title}</h2>
      <p>{text}</p>
      <PaymentAction payment={money} isProminent />
    </section>
  );
}

/**
 * Step five of the checkout: the order placed in this tab, loaded from the shop service, so that a reload shows it
 * again.
 */
export function DoneStep() {
  const t = useTranslations('checkout');
  const isGuest = useClientState((state) => state.isGuest);
  const isB2b = useClientState((state) => state.isB2b);
  const shownPrice = useDisplayedPriceType();
  const { known, retry } = useLastOrder();

  if (known.kind === 'missing') return <NoOrder />;
  const shown = known.kind === 'order' ? known : null;
  const moneyState = shown?.order.money?.state;
  return (
    <CheckoutPage
      title={
        <>
          {t('done.title')} <br />
          {moneyState !== 'ended' &&
            t(moneyState === 'open' ? 'done.titleOpen' : 'done.titleSecond')}
        </>
      }
      isDisplay
      isReady={shown !== null}
      hasError={known.kind === 'broken'}
      onRetry={retry}
      aside={shown && <DoneOrder order={shown.order} />}
    >
      {shown && (
        <>
          <p className="lead">
            {t.rich('done.lead', {
              number: String(shown.order.orderNumber),
              email: shown.order.email,
              b: (chunks) => <b className="num">{chunks}</b>,
            })}
          </p>
          <OrderEstimatedDelivery order={shown.order} />
          <DonePayment order={shown.order} />
          <OrderTimeline order={shown.order} availability={shown.availability} />
          {isGuest && <GuestAccountOffer email={shown.order.email} />}
          <h2 className="h4 mt-5 mb-0">{t('done.items')}</h2>
          <OrderLines lines={mapOrderedLines(shown.order, shownPrice)} />
          <div className="d-flex flex-wrap gap-2 mt-4">
            {!isGuest && !isB2b && (
              <ButtonLink
                href={`/my-account/b2c/orders/${shown.order.orderNumber}`}
                prefetch={false}
              >
                {t('done.toOrder')}
              </ButtonLink>
            )}
            {isB2b && (
              <ButtonLink href="/my-account/b2b/orders" prefetch={false}>
                {t('done.toOrders')}
              </ButtonLink>
            )}
            <ButtonLink href="/" variant="outline">
              {t('done.continue')}
            </ButtonLink>
          </div>
        </>
      )}
    </CheckoutPage>
  );
}

function NoOrder() {
  const t = useTranslations('checkout.done');
  return (
    <div className="col-lg-7 lt-no-recent-order">
      <h1 className="h2 mb-3">{t('missingTitle')}</h1>
      <p className="text-2">{t('missingText')}</p>
      <ButtonLink href="/checkout/cart">{t('missingCart')}</ButtonLink>
    </div>
  );
}
