'use client';

import { useTranslations } from 'next-intl';
import { basketParcelKind } from '@/lib/browser/checkout/delivery-place';
import { destinationOf } from '@/lib/browser/checkout/tax-of';
import { useCheckout } from '@/lib/browser/checkout/use-checkout';
import { useExceededCredit } from '@/lib/browser/checkout/use-credit';
import { usePaymentChoices } from '@/lib/browser/checkout/use-payment-choices';
import { useRefusalWords } from '@/lib/browser/words/use-refusal-words';
import { Link } from '@/lib/platform/i18n/navigation';
import { Button } from '../ui/form/button';
import { Note } from '../ui/message/note';
import { PartingChoice } from '../ui/order/parting-choice';
import { CheckoutPage } from './checkout-page';
import { ChoiceGroup } from './choice-group';
import { CreditNote } from './credit-note';
import { DeliveryPlaceNote } from './delivery-place-note';
import { CheckoutAside, OrderDisclosure } from './checkout-aside';
import { OrderReferenceField } from './order-reference-field';
import './checkout.scss';

/** Step three: how it arrives and how it is paid. Each choice goes to the shop at once, so the sum is always the shop's. */
export function PaymentStep() {
  const t = useTranslations('checkout.payment');
  const errors = useTranslations('checkout.errors');
  const { cart, customer, isReady, isBroken, retry, goTo } = useCheckout('payment');
  const choices = usePaymentChoices(isReady ? cart.basket : null);
  const refusal = useRefusalWords(choices.problem ?? '');
  const exceeded = useExceededCredit(cart.basket);
  const canContinue = Boolean(cart.basket?.deliveryMethod && cart.basket.payment) && !cart.isBusy;

  return (
    <CheckoutPage
      title={t('title')}
      isReady={isReady && choices.isKnown}
      isBroken={isBroken || choices.isBroken}
      onRetry={() => {
        choices.retry();
        void retry();
      }}
      disclosure={<OrderDisclosure cart={cart} customer={customer} />}
      aside={<CheckoutAside cart={cart} customer={customer} />}
    >
      {choices.problem !== null && refusal !== null && (
        <Note tone="error" role="alert" className="mb-4">
          {refusal || errors('save')}
        </Note>
      )}
      {choices.deliveryMethods?.length === 0 && <Note className="mb-4">{t('noMethods')}</Note>}
      {cart.basket && (
        <DeliveryPlaceNote
          place={destinationOf(cart.basket, customer)}
          kind={basketParcelKind(cart.basket)}
        />
      )}
      <ChoiceGroup
        name="delivery"
        title={t('delivery')}
        choices={choices.deliveryMethods ?? []}
        chosenId={choices.deliveryId}
        onChoose={choices.chooseDelivery}
      />
      {cart.basket && <PartingChoice basket={cart.basket} />}
      <ChoiceGroup
        name="payment"
        title={t('payment')}
        choices={choices.payments ?? []}
        chosenId={choices.paymentId}
        onChoose={choices.choosePayment}
      />
      {exceeded && cart.basket && (
        <CreditNote credit={exceeded} totalCents={cart.basket.cost.totalCents} />
      )}
      <OrderReferenceField />
      <div className="lt-pagenav mt-5">
        <Link className="lt-link" href="/checkout/address">
          {t('back')}
        </Link>
        <Button size="lg" disabled={!canContinue} onClick={() => goTo('review')}>
          {t('next')}
        </Button>
      </div>
    </CheckoutPage>
  );
}
