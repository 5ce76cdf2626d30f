'use client';

import { useTranslations } from 'next-intl';
import { useCountries } from '@/lib/browser/shop/address-api';
import type { CheckoutCustomer } from '@/lib/browser/shop/checkout-views';
import { draftOwner } from '@/lib/browser/checkout/start-values';
import { useCheckout } from '@/lib/browser/checkout/use-checkout';
import { useClientState } from '@/lib/browser/state/client-state';
import { AddressChoice } from './address-choice';
import { AddressForm } from './address-form';
import { CheckoutPage } from './checkout-page';
import { CheckoutAside, OrderDisclosure } from './checkout-aside';
import { VisitorStart } from './visitor-start';
import type { AddressStepProps } from './use-address-form';

/** Step two: who orders, where the invoice and the goods go. */
export function AddressStep({ extra }: Pick<AddressStepProps, 'extra'>) {
  const title = useTitle();
  const { cart, customer, isReady, isBroken, retry, holdStep, goTo } = useCheckout('address');
  const countries = useCountries();
  const isRegistered = useClientState(({ isAnonymous, isGuest }) => !isAnonymous && !isGuest);

  return (
    <CheckoutPage
      title={title(isRegistered ? customer : null)}
      isReady={isReady && countries.value !== null}
      isBroken={isBroken || (countries.kind === 'broken' && !countries.value)}
      onRetry={() => {
        if (countries.kind === 'broken') void countries.reload();
        retry();
      }}
      disclosure={<OrderDisclosure cart={cart} customer={customer} />}
      aside={<CheckoutAside cart={cart} customer={customer} />}
    >
      {countries.value && (
        <OwnForm
          key={draftOwner(customer, isRegistered).customerId}
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

/** What somebody typed never shows to another: each account has a form of its own. */
function OwnForm(props: AddressStepProps) {
  const { customer, isRegistered } = props;
  if (!isRegistered) return <VisitorStart {...props} />;
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
