'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { hidesAmounts } from '@/domain/basket/shown-amounts';
import type { Availability } from '@/domain/catalog/availability';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { loadCustomer } from '@/lib/browser/shop/checkout-api';
import type { PlacedOrderView } from '@/lib/browser/shop/checkout-views';
import { rememberedOrder } from '@/lib/browser/checkout/last-order';
import { taxOfOrder } from '@/lib/browser/checkout/tax-of';
import { useClientState } from '@/lib/browser/state/client-state';
import { AmountsHidden } from '../ui/amounts-hidden';
import { ButtonLink } from '../ui/button';
import { CheckoutPage } from './checkout-page';
import { DoneStory } from './done-story';
import { OrderLines } from './order-lines';
import { OrderSum } from './order-sum';
import { PasswordOffer } from './password-offer';
import { TaxWords } from './tax-words';
import { orderedLines } from './to-order-lines';
import './checkout.scss';

type Known =
  | { kind: 'loading' }
  | { kind: 'broken' }
  | { kind: 'missing' }
  | { kind: 'order'; order: PlacedOrderView; availability: Availability };

/** Step five: the order that was placed in this tab. It is read from the shop again, so a reload shows the same. */
export function DoneStep() {
  const t = useTranslations('checkout');
  const isSessionKnown = useClientState(({ isLoadingInitState }) => !isLoadingInitState);
  const isGuest = useClientState((state) => state.isGuest);
  const isB2b = useClientState((state) => state.isB2b);
  const shownPrice = useShownPrice();
  const [known, setKnown] = useState<Known>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isSessionKnown) return;
    void findOrder().then(setKnown);
  }, [isSessionKnown, attempt]);

  if (known.kind === 'missing') return <NoOrder />;
  const shown = known.kind === 'order' ? known : null;
  const isHidden = shown !== null && hidesAmounts(shown.order.cost.delivery.isNet, shownPrice);
  return (
    <CheckoutPage
      title={`${t('done.title')} ${t('done.titleSecond')}`}
      isDisplay
      isReady={shown !== null}
      isBroken={known.kind === 'broken'}
      onRetry={() => setAttempt((count) => count + 1)}
      aside={
        shown && (
          <div className="lt-order-aside">
            <h2 className="h4">{t('summary.title')}</h2>
            {isHidden ? <AmountsHidden /> : <OrderSum cost={shown.order.cost} />}
            <TaxWords note={taxOfOrder(shown.order)} />
          </div>
        )
      }
    >
      {shown && (
        <>
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

async function findOrder(): Promise<Known> {
  const last = rememberedOrder();
  if (last === null) return { kind: 'missing' };
  const answer = await loadCustomer();
  if (answer.kind === 'unreachable') return { kind: 'broken' };
  const orders = answer.kind === 'done' ? answer.value.orders : [];
  const order = orders.find((candidate) => candidate.orderNumber === last.orderNumber);
  return order ? { kind: 'order', order, availability: last.availability } : { kind: 'missing' };
}

function NoOrder() {
  const t = useTranslations('checkout.done');
  return (
    <div className="col-lg-7">
      <h1 className="h2 mb-3">{t('missingTitle')}</h1>
      <p className="text-2">{t('missingText')}</p>
      <ButtonLink href="/checkout/cart">{t('missingCart')}</ButtonLink>
    </div>
  );
}
