'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { hidesBasketAmounts } from '@/domain/basket/shown-amounts';
import { useShownPrice } from '@/lib/browser/b2b-prices/shown-price';
import { isCreditRefusal } from '@/lib/browser/checkout/credit';
import { pickupMethodId } from '@/lib/browser/shop/delivery-methods';
import { arrivesIn, destinationOf, taxOfBasket } from '@/lib/browser/checkout/tax-of';
import { basketParcelKind } from '@/lib/browser/checkout/delivery-place';
import { leaveForPayment } from '@/lib/browser/checkout/leave-for-payment';
import { submitOrder } from '@/lib/browser/checkout/submit-order';
import { isTotalRefusal } from '@/lib/browser/checkout/total-refusal';
import { useCheckout } from '@/lib/browser/checkout/use-checkout';
import { useExceededCredit } from '@/lib/browser/checkout/use-credit';
import { useOrderComment } from '@/lib/browser/state/order-comment';
import { isMountRefusal } from '@/domain/configuration/mount-refusal';
import { toRemark } from '@/domain/basket/remark';
import { useIsB2b } from '@/lib/browser/state/local-operations';
import { orderReference } from '@/lib/browser/state/order-reference';
import { serviceDealer, serviceDealerName } from '@/lib/browser/state/service-dealer';
import { showToast } from '@/lib/browser/state/toasts';
import { refusalWords } from '@/lib/browser/words/refusal-words';
import { AmountsHidden } from '../ui/price/amounts-hidden';
import { CheckoutPage } from './checkout-page';
import { CreditNote } from './credit-note';
import { DeliveryPlaceNote } from './delivery-place-note';
import { JointArrival } from './joint-arrival';
import { OrderButton } from './order-button';
import { OrderLines } from './order-lines';
import { OrderSum } from './order-sum';
import { ReviewFacts } from './review-facts';
import { TaxWords } from './tax-words';
import { toOrderLines } from './to-order-lines';
import './checkout.scss';

/** Step four: everything the law wants beside the button, and the button. */
export function ReviewStep() {
  const t = useTranslations('checkout');
  const language = useLocale();
  const { cart, customer, isReady, isBroken, retry, holdStep, goTo } = useCheckout('review');
  const comment = useOrderComment();
  const [failure, setFailure] = useState<string | null>(null);
  const [isOrdering, setIsOrdering] = useState(false);
  const { basket } = cart;
  const isB2b = useIsB2b();
  const reference = orderReference.useText();
  const dealerNumber = serviceDealer.useText();
  const dealerName = serviceDealerName.useText();
  const shown = useShownPrice();
  const isHidden = hidesBasketAmounts(basket, shown);
  const exceeded = useExceededCredit(basket);

  async function wordsOf(refusal: string): Promise<string> {
    if (isCreditRefusal(refusal)) return t('credit.title');
    if (isTotalRefusal(refusal)) return t('errors.total');
    if (isMountRefusal(refusal)) return t('errors.notApproved');
    return (await refusalWords(refusal, language)) || refusal || t('errors.order');
  }

  async function order() {
    setFailure(null);
    setIsOrdering(true);
    holdStep();
    const outcome = await submitOrder(comment);
    if (outcome.kind === 'done') {
      if (!(await leaveForPayment(outcome.value.money, language))) goTo('done');
      return;
    }
    setIsOrdering(false);
    const isRefused = outcome.kind === 'refused';
    const message = isRefused ? await wordsOf(outcome.message) : t('errors.orderUnknownText');
    setFailure(message);
    const title = isRefused ? t('errors.order') : t('errors.orderUnknown');
    showToast({ title, message, variant: 'danger' });
  }

  const chosen =
    customer?.deliveryAddresses.find(({ id }) => id === basket?.deliveryAddressId) ?? null;

  return (
    <CheckoutPage
      title={t('review.title')}
      isReady={(isReady || isOrdering) && basket !== null && customer?.invoiceAddress != null}
      isBroken={isBroken && !isOrdering}
      onRetry={retry}
      aside={
        basket && (
          <div className="lt-order-aside">
            <h2 className="h4">{t('summary.title')}</h2>
            {!cart.isBusy && (
              <JointArrival basket={basket} countryId={arrivesIn(basket, customer)} />
            )}
            {isHidden ? (
              <AmountsHidden />
            ) : (
              <OrderSum cost={basket.cost} vouchers={basket.vouchers} isPending={cart.isBusy} />
            )}
            {!cart.isBusy && <TaxWords note={taxOfBasket(basket, customer)} />}
            <OrderButton
              isB2b={isB2b}
              isOrdering={isOrdering}
              isDisabled={!cart.canCheckout || isHidden}
              failure={failure}
              onOrder={order}
            />
          </div>
        )
      }
    >
      {basket && customer?.invoiceAddress && (
        <>
          {exceeded && (
            <CreditNote credit={exceeded} totalCents={basket.cost.totalCents} withLink />
          )}
          <DeliveryPlaceNote
            place={destinationOf(basket, customer)}
            kind={basketParcelKind(basket)}
          />
          <ReviewFacts
            email={customer.email}
            invoice={customer.invoiceAddress}
            delivery={chosen}
            isPickup={basket.deliveryMethod?.id === pickupMethodId}
            deliveryTitle={basket.deliveryMethod?.title ?? ''}
            deliveryWish={basket.parting ? basket.deliveryWish : null}
            paymentTitle={basket.payment?.title ?? ''}
            remark={toRemark(comment)}
            reference={isB2b ? reference : null}
            serviceDealer={dealerNumber === '' ? null : dealerName || dealerNumber}
          />
          <h2 className="h4 mt-5 mb-0">{t('review.items')}</h2>
          <OrderLines lines={toOrderLines(basket, shown, arrivesIn(basket, customer))} />
        </>
      )}
    </CheckoutPage>
  );
}
