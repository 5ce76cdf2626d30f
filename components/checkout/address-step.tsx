'use client';

import { useTranslations } from 'next-intl';
import { useCountries } from '@/lib/browser/address/use-countries';
import type { CheckoutCustomer } from '@/lib/browser/shop/checkout-views';
import { draftOwner } from '@/lib/browser/checkout/start-values';
import { useCheckout } from '@/lib/browser/checkout/use-checkout';
import { useClientState } from '@/lib/browser/state/client-state';
import { AddressBook } from './address-book';
import { AddressForm } from './address-form';
import { CheckoutPage } from './checkout-page';
import { OrderAside, OrderDisclosure } from './order-aside';
import { VisitorStart } from './visitor-start';
import type { AddressStepProps } from './use-address-form';

/** Step two: who orders, where the invoice and the goods go. */
export function AddressStep({ extra }: Pick<AddressStepProps, 'extra'>) {
  const title = useTitle();
  const { cart, customer, isReady, isBroken, retry, holdStep, goTo } = useCheckout('address');
  const { countries, isBroken: isMissingCountries, retry: retryCountries } = useCountries();
  const isRegistered = useClientState(({ isAnonymous, isGuest }) => !isAnonymous && !isGuest);

  return (
    <CheckoutPage
      title={title(isRegistered ? customer : null)}
      isReady={isReady && countries !== null}
      isBroken={isBroken || isMissingCountries}
      onRetry={() => {
        retryCountries();
        retry();
      }}
      disclosure={<OrderDisclosure cart={cart} customer={customer} />}
      aside={<OrderAside cart={cart} customer={customer} />}
    >
      {countries && (
        <OwnForm
          key={draftOwner(customer, isRegistered).customerId}
          extra={extra}
          countries={countries}
          customer={customer}
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
  return <AddressBook {...props} customer={customer} invoice={customer.invoiceAddress} />;
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
