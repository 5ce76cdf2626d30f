'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadCountries } from '@/lib/checkout/checkout-api';
import { useCheckout } from '@/lib/checkout/use-checkout';
import { AddressForm } from './address-form';
import { CheckoutPage } from './checkout-page';
import { OrderAside, OrderDisclosure } from './order-aside';

type Country = { id: string; title: string };

/** Step two: who orders, where the invoice and the goods go. */
export function AddressStep() {
  const t = useTranslations('checkout.address');
  const { cart, customer, isReady, isBroken, retry, holdStep, goTo } = useCheckout('address');
  const [countries, setCountries] = useState<readonly Country[] | 'broken' | null>(null);
  const isMissingCountries = countries === null;

  useEffect(() => {
    if (!isMissingCountries) return;
    void loadCountries().then((answer) =>
      setCountries(answer.kind === 'done' ? answer.value : 'broken'),
    );
  }, [isMissingCountries]);

  const tryAgain = () => {
    if (countries === 'broken') setCountries(null);
    void retry();
  };

  return (
    <CheckoutPage
      title={t('title')}
      isReady={isReady && Array.isArray(countries)}
      isBroken={isBroken || countries === 'broken'}
      onRetry={tryAgain}
      disclosure={<OrderDisclosure cart={cart} />}
      aside={<OrderAside cart={cart} />}
    >
      {Array.isArray(countries) && (
        <AddressForm
          countries={countries}
          customer={customer}
          deliveryAddressId={cart.basket?.deliveryAddressId ?? null}
          onSubmitting={holdStep}
          onDone={() => goTo('payment')}
        />
      )}
    </CheckoutPage>
  );
}
