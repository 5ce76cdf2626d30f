'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useTranslations } from 'next-intl';
import { OptionRow } from '@/components/ui/form/option-row';
import { useState } from 'react';
import { Link } from '@/lib/platform/i18n/navigation';
import { ButtonLink } from '@/components/ui/form/button';
import { AddressForm } from './address-form';
import type { AddressStepProps } from './use-address-form';
import { useCountries } from '@/lib/browser/address/address-api';
import type { CheckoutCustomer } from '@/lib/browser/shop/shop-views';
import { getDraftOwner } from '@/lib/browser/checkout/address-draft';
import { useCheckout } from '@/lib/browser/checkout/use-checkout';
import { useClientState } from '@/lib/browser/state/client-state';
import { AddressChoice } from './address-choice';
import { CheckoutPage } from './checkout-page';
import { CheckoutAside, OrderSummaryDisclosure } from './checkout-aside';
import './checkout.scss';

type CheckoutMode = 'guest' | 'signIn' | 'register';

const choices = ['guest', 'signIn', 'register'] as const;

function isOffered(choice: CheckoutMode): boolean {
  return choice !== 'guest' || hasShopFeature('guestCheckout');
}

/**
 * Lets a visitor select whether to continue as a guest, which is the default, or with an account. A shop without guests
 * needs an account.
 */
function CheckoutModeChoice({
  chosen,
  onChoose,
}: {
  chosen: CheckoutMode;
  onChoose: (choice: CheckoutMode) => void;
}) {
  const t = useTranslations('checkout.address');
  // The hint on registering names the invoice in the account.
  const getHint = (choice: CheckoutMode) =>
    choice === 'register' && !hasShopFeature('invoices') ? null : t(`${choice}Hint`);
  return (
    <div className="mb-5" role="radiogroup" aria-label={t('as')}>
      {choices.filter(isOffered).map((choice) => (
        <OptionRow
          key={choice}
          name="order-as"
          value={choice}
          title={t(choice)}
          text={getHint(choice)}
          checked={choice === chosen}
          onChange={() => onChoose(choice)}
        />
      ))}
    </div>
  );
}

const loginPaths = {
  signIn: '/login?checkout=true',
  register: '/login?view=register&checkout=true',
} as const;

/** The address step for a visitor without an account: the guest form, or a link to the login page. */
function GuestAddressStep(props: AddressStepProps) {
  const t = useTranslations('checkout.address');
  const [chosen, setChosen] = useState<CheckoutMode>(isOffered('guest') ? 'guest' : 'signIn');
  return (
    <>
      <CheckoutModeChoice chosen={chosen} onChoose={setChosen} />
      <div hidden={chosen !== 'guest'}>
        <AddressForm {...props} />
      </div>
      {chosen !== 'guest' && (
        <>
          <p className="text-2">{t('typedStays')}</p>
          <div className="lt-step-navigation mt-4">
            <Link className="lt-link" href="/checkout/cart">
              {t('back')}
            </Link>
            <ButtonLink href={loginPaths[chosen]} size="lg" prefetch={false}>
              {t(chosen === 'signIn' ? 'toSignIn' : 'toRegister')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  );
}

/** Step two of the checkout: customer, invoice address and delivery address. */
export function AddressStep({ extra }: Pick<AddressStepProps, 'extra'>) {
  const title = useTitle();
  const { cart, customer, isReady, isBroken, retry, holdStep, goTo } = useCheckout('address');
  const countries = useCountries();
  const isRegistered = useClientState(({ isAnonymous, isGuest }) => !isAnonymous && !isGuest);

  return (
    <CheckoutPage
      title={title(isRegistered ? customer : null)}
      isReady={isReady && countries.value !== null}
      hasError={isBroken || (countries.kind === 'broken' && !countries.value)}
      onRetry={() => {
        if (countries.kind === 'broken') void countries.reload();
        retry();
      }}
      disclosure={<OrderSummaryDisclosure cart={cart} customer={customer} />}
      aside={<CheckoutAside cart={cart} customer={customer} />}
    >
      {countries.value && (
        <OwnForm
          key={getDraftOwner(customer, isRegistered).customerId}
          extra={extra}
          countries={countries.value}
          customer={customer}
          basket={cart.basket}
          isRegistered={isRegistered}
          deliveryAddressId={cart.basket?.deliveryAddressId ?? null}
          onSubmitting={holdStep}
          onDone={() => goTo('payment')}
          onChanged={retry}
        />
      )}
    </CheckoutPage>
  );
}

/**
 * The form that fits the customer: for a guest, for an account without an address, or for an account with saved
 * addresses. It is rendered with a key per customer, so that input is never shown to somebody else.
 */
function OwnForm(props: AddressStepProps) {
  const { customer, isRegistered } = props;
  if (!isRegistered) return <GuestAddressStep {...props} />;
  if (!customer?.invoiceAddress) return <AddressForm {...props} />;
  return <AddressChoice {...props} customer={customer} invoice={customer.invoiceAddress} />;
}

function useTitle(): (customer: CheckoutCustomer | null) => string {
  const t = useTranslations('checkout.address');
  return (customer) => {
    if (!customer?.invoiceAddress) return t('title');
    const { salutation, firstName, lastName } = customer.invoiceAddress;
    const address = salutation.toLowerCase();
    const name =
      address === 'mrs' || address === 'mr' ? t(address, { lastName }) : `${firstName} ${lastName}`;
    return t('titleFor', { name });
  };
}
