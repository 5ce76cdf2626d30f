'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { isBasketAmountHidden } from '@/domain/basket/basket-view';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { isCreditRejection } from '@/lib/browser/checkout/order-rejections';
import { pickupMethodId } from '@/lib/browser/shop/shop-views';
import {
  getDestinationCountry,
  getBasketDestination,
  getBasketTaxNote,
} from '@/lib/browser/checkout/tax-note';
import { getBasketParcelKind } from '@/lib/browser/checkout/delivery-destination';
import { redirectToPayment } from '@/lib/browser/checkout/open-payment';
import { sendOrder } from '@/lib/browser/checkout/submit-order';
import { isTotalChangedRejection } from '@/lib/browser/checkout/order-rejections';
import { useCheckout } from '@/lib/browser/checkout/use-checkout';
import { useExceededCredit } from '@/lib/browser/checkout/use-checkout';
import { useOrderComment } from '@/lib/browser/state/order-comment';
import { isMountError } from '@/domain/configurator/configuration-errors';
import { toRemark } from '@/domain/text/text-utils';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { orderReference } from '@/lib/browser/state/persisted-text';
import { serviceDealer, serviceDealerName } from '@/lib/browser/state/persisted-text';
import { showToast } from '@/lib/browser/state/toasts';
import { getShopRejectionMessage } from '@/lib/browser/shop/rejection-message';
import { HiddenPurchasePrices } from '@/components/ui/price/hidden-purchase-prices';
import { CheckoutPage } from './checkout-page';
import { CreditLimitNotice } from './credit-limit-notice';
import { DeliveryDestinationNotice } from './delivery-destination-notice';
import { ReviewEstimatedDelivery } from './review-estimated-delivery';
import { OrderButton } from './order-button';
import { OrderLines } from './order-lines';
import { OrderSum } from './order-sum';
import { ReviewDetails } from './review-details';
import { TaxExplanation } from './order-sum';
import { toOrderLines } from './order-lines';
import './checkout.scss';

/** Step four of the checkout: the legally required information about the order, and the order button. */
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
  const shown = useDisplayedPriceType();
  const isHidden = isBasketAmountHidden(basket, shown);
  const exceeded = useExceededCredit(basket);

  async function getText(rejection: string): Promise<string> {
    if (isCreditRejection(rejection)) return t('credit.title');
    if (isTotalChangedRejection(rejection)) return t('errors.total');
    if (isMountError(rejection)) return t('errors.notApproved');
    return (await getShopRejectionMessage(rejection, language)) || rejection || t('errors.order');
  }

  async function order() {
    setFailure(null);
    setIsOrdering(true);
    holdStep();
    const outcome = await sendOrder(comment);
    if (outcome.kind === 'done') {
      if (!(await redirectToPayment(outcome.value.money, language))) goTo('done');
      return;
    }
    setIsOrdering(false);
    const isRejected = outcome.kind === 'rejected';
    const message = isRejected ? await getText(outcome.message) : t('errors.orderUnknownText');
    setFailure(message);
    const title = isRejected ? t('errors.order') : t('errors.orderUnknown');
    showToast({ title, message, variant: 'danger' });
  }

  const chosen =
    customer?.deliveryAddresses.find(({ id }) => id === basket?.deliveryAddressId) ?? null;

  return (
    <CheckoutPage
      title={t('review.title')}
      isReady={(isReady || isOrdering) && basket !== null && customer?.invoiceAddress != null}
      hasError={isBroken && !isOrdering}
      onRetry={retry}
      aside={
        basket && (
          <div className="lt-order-aside">
            <h2 className="h4">{t('summary.title')}</h2>
            {!cart.isBusy && (
              <ReviewEstimatedDelivery
                basket={basket}
                countryId={getDestinationCountry(basket, customer)}
              />
            )}
            {isHidden ? (
              <HiddenPurchasePrices />
            ) : (
              <OrderSum cost={basket.cost} vouchers={basket.vouchers} isPending={cart.isBusy} />
            )}
            {!cart.isBusy && <TaxExplanation note={getBasketTaxNote(basket, customer)} />}
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
            <CreditLimitNotice credit={exceeded} totalCents={basket.cost.totalCents} hasLink />
          )}
          <DeliveryDestinationNotice
            place={getBasketDestination(basket, customer)}
            kind={getBasketParcelKind(basket)}
          />
          <ReviewDetails
            email={customer.email}
            invoice={customer.invoiceAddress}
            delivery={chosen}
            isPickup={basket.deliveryMethod?.id === pickupMethodId}
            deliveryTitle={basket.deliveryMethod?.title ?? ''}
            deliveryWish={basket.shipmentOptions ? basket.shipmentMode : null}
            paymentTitle={basket.payment?.title ?? ''}
            remark={toRemark(comment)}
            reference={isB2b && hasShopFeature('orderReference') ? reference : null}
            serviceDealer={
              dealerNumber === '' || !hasShopFeature('serviceDealer')
                ? null
                : dealerName || dealerNumber
            }
          />
          <h2 className="h4 mt-5 mb-0">{t('review.items')}</h2>
          <OrderLines
            lines={toOrderLines(basket, shown, getDestinationCountry(basket, customer))}
          />
        </>
      )}
    </CheckoutPage>
  );
}
