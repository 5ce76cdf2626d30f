'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useLocale, useTranslations } from 'next-intl';
import type { CheckoutMethodOption } from '@/domain/checkout/method-selection';
import { formatAmount } from '@/domain/money/format-money';
import { OptionRow } from '@/components/ui/form/option-row';
import { useIsB2b } from '@/lib/browser/state/client-state';
import { maxOrderReferenceLength, orderReference } from '@/lib/browser/state/persisted-text';
import { TextField } from '@/components/ui/form/field';
import { getBasketParcelKind } from '@/lib/browser/checkout/delivery-destination';
import { getBasketDestination } from '@/lib/browser/checkout/tax-note';
import { useCheckout, useExceededCredit } from '@/lib/browser/checkout/use-checkout';
import { usePaymentMethods } from '@/lib/browser/checkout/use-payment-methods';
import { useRejectionMessage } from '@/lib/browser/shop/use-rejection-message';
import { Link } from '@/lib/platform/i18n/navigation';
import { Button } from '@/components/ui/form/button';
import { Notice } from '@/components/ui/message/notice';
import { SplitShipmentChoice } from '@/components/ui/order/split-shipment-choice';
import { CheckoutPage } from './checkout-page';
import { CreditLimitNotice } from './credit-limit-notice';
import { DeliveryDestinationNotice } from './delivery-destination-notice';
import { CheckoutAside, OrderSummaryDisclosure } from './checkout-aside';
import './checkout.scss';

type Props = {
  name: string;
  title: string;
  choices: readonly CheckoutMethodOption[];
  chosenId: string | null;
  onChoose: (id: string) => void;
};

/** A choice between the methods offered by the shop service, with the cost of each. */
function MethodChoice({ name, title, choices, chosenId, onChoose }: Props) {
  const t = useTranslations('checkout.payment');
  const locale = useLocale();
  if (choices.length === 0) return null;
  return (
    <fieldset className="mb-5">
      <legend className="h4 mb-3">{title}</legend>
      {choices.map(({ id, title: label, description, costCents }) => (
        <OptionRow
          key={id}
          name={name}
          value={id}
          title={label}
          text={description}
          aside={
            costCents === null
              ? undefined
              : costCents === 0
                ? t('free')
                : t('plus', { price: formatAmount(costCents, locale) })
          }
          checked={id === chosenId}
          onChange={() => onChoose(id)}
        />
      ))}
    </fieldset>
  );
}

/** The payment method of the basket, at a shop that offers no choice. */
function DefaultPayment({ title }: { title: string }) {
  const t = useTranslations('checkout.payment');
  return (
    <section className="mb-5">
      <h2 className="h4 mb-3">{t('payment')}</h2>
      <p className="mb-0">{title}</p>
    </section>
  );
}

/** The field for a B2B customer's own reference, which is printed on confirmation, delivery note and invoice. */
function OrderReferenceField() {
  const t = useTranslations('checkout.reference');
  const text = orderReference.useText();
  if (!useIsB2b()) return null;
  return (
    <div data-needs="orderReference">
      <TextField
        fieldClassName="mb-5"
        label={t('label')}
        hint={t('hint')}
        isOptional
        maxLength={maxOrderReferenceLength}
        autoComplete="off"
        value={text}
        onChange={(event) => orderReference.set(event.target.value)}
      />
    </div>
  );
}

/**
 * Step three of the checkout: delivery and payment method. Each selection is sent to the shop service immediately,
 * which computes the total.
 */
export function PaymentStep() {
  const t = useTranslations('checkout.payment');
  const errors = useTranslations('checkout.errors');
  const { cart, customer, isReady, isBroken, retry, goTo } = useCheckout('payment');
  const choices = usePaymentMethods(isReady ? cart.basket : null);
  const rejection = useRejectionMessage(choices.problem ?? '');
  const exceeded = useExceededCredit(cart.basket);
  const canContinue = Boolean(cart.basket?.deliveryMethod && cart.basket.payment) && !cart.isBusy;

  return (
    <CheckoutPage
      title={t('title')}
      isReady={isReady && choices.isKnown}
      hasError={isBroken || choices.isBroken}
      onRetry={() => {
        choices.retry();
        void retry();
      }}
      disclosure={<OrderSummaryDisclosure cart={cart} customer={customer} />}
      aside={<CheckoutAside cart={cart} customer={customer} />}
    >
      {choices.problem !== null && rejection !== null && (
        <Notice tone="error" role="alert" className="mb-4">
          {rejection || errors('save')}
        </Notice>
      )}
      {choices.deliveryMethods?.length === 0 && <Notice className="mb-4">{t('noMethods')}</Notice>}
      {cart.basket && (
        <DeliveryDestinationNotice
          place={getBasketDestination(cart.basket, customer)}
          kind={getBasketParcelKind(cart.basket)}
        />
      )}
      <MethodChoice
        name="delivery"
        title={t('delivery')}
        choices={choices.deliveryMethods ?? []}
        chosenId={choices.deliveryId}
        onChoose={choices.chooseDelivery}
      />
      {cart.basket && <SplitShipmentChoice basket={cart.basket} />}
      <MethodChoice
        name="payment"
        title={t('payment')}
        choices={choices.payments ?? []}
        chosenId={choices.paymentId}
        onChoose={choices.choosePayment}
      />
      {!hasShopFeature('paymentChoice') && cart.basket?.payment && (
        <DefaultPayment title={cart.basket.payment.title} />
      )}
      {exceeded && cart.basket && (
        <CreditLimitNotice credit={exceeded} totalCents={cart.basket.cost.totalCents} />
      )}
      <OrderReferenceField />
      <div className="lt-step-navigation mt-5">
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
