'use client';

import { useTranslations } from 'next-intl';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { useLastOrder } from '@/lib/browser/checkout/use-last-order';
import { useClientState } from '@/lib/browser/state/client-state';
import { ButtonLink } from '../ui/form/button';
import { CheckoutPage } from './checkout-page';
import { DoneDay } from './done-day';
import { DoneOrder } from './done-order';
import { DonePayment } from './done-payment';
import { DoneStory } from './done-story';
import { OrderLines } from './order-lines';
import { PasswordOffer } from './password-offer';
import { orderedLines } from './to-order-lines';

/** Step five: the order that was placed in this tab. It is read from the shop again, so a reload shows the same. */
export function DoneStep() {
  const t = useTranslations('checkout');
  const isGuest = useClientState((state) => state.isGuest);
  const isB2b = useClientState((state) => state.isB2b);
  const shownPrice = useShownPrice();
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
      isBroken={known.kind === 'broken'}
      onRetry={retry}
      aside={shown && <DoneOrder order={shown.order} />}
    >
      {shown && (
        <>
          <p className="lead">
            {t.rich('done.lead', {
              number: String(shown.order.orderNumber),
              email: shown.order.email,
              b: (words) => <b className="num">{words}</b>,
            })}
          </p>
          <DoneDay order={shown.order} />
          <DonePayment order={shown.order} />
          <DoneStory order={shown.order} availability={shown.availability} />
          {isGuest && <PasswordOffer email={shown.order.email} />}
          <h2 className="h4 mt-5 mb-0">{t('done.items')}</h2>
          <OrderLines lines={orderedLines(shown.order, shownPrice)} />
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
    <div className="col-lg-7 lt-no-order">
      <h1 className="h2 mb-3">{t('missingTitle')}</h1>
      <p className="text-2">{t('missingText')}</p>
      <ButtonLink href="/checkout/cart">{t('missingCart')}</ButtonLink>
    </div>
  );
}
