'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { type AddressStepValues, addressStepSchema } from '@/lib/checkout/address-schema';
import { keepAddressDraft, startValues } from '@/lib/checkout/address-draft';
import type { CheckoutCustomer } from '@/lib/checkout/checkout-views';
import { submitAddress } from '@/lib/checkout/submit-address';
import { useClientState } from '@/lib/client-state/client-state';
import { showToast } from '@/lib/client-state/toasts';
import { Link } from '@/lib/i18n/navigation';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { TextField } from '../ui/field';
import { AddressFields } from './address-fields';

type Props = {
  countries: readonly { id: string; title: string }[];
  customer: CheckoutCustomer | null;
  deliveryAddressId: string | null;
  onSubmitting: () => void;
  onDone: () => void;
};

/** What is typed is kept in the tab until the shop has taken it: a failed step or a reload loses nothing. */
export function AddressForm({
  countries,
  customer,
  deliveryAddressId,
  onSubmitting,
  onDone,
}: Props) {
  const t = useTranslations('checkout');
  const isRegistered = useClientState(({ isAnonymous, isGuest }) => !isAnonymous && !isGuest);
  const [initial] = useState(() => startValues(customer, deliveryAddressId));
  const [withCompany, setWithCompany] = useState(
    Boolean(initial.invoice.company || initial.invoice.vatID),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AddressStepValues>({
    defaultValues: initial,
    resolver: zodResolver(addressStepSchema) as never,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const isSameDelivery = useWatch({ control: form.control, name: 'isSameDelivery' });
  const failureNote = useRef<HTMLDivElement>(null);
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (failure) failureNote.current?.focus();
  }, [failure]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    onSubmitting();
    const outcome = await submitAddress(values, countries);
    if (outcome.ok) {
      for (const message of outcome.leftOut) showToast({ message });
      onDone();
      return;
    }
    setFailure(outcome.message || t('errors.save'));
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} onChange={() => keepAddressDraft(form.getValues())} noValidate>
        {failure && (
          <div className="lt-note is-error mb-4" role="alert" tabIndex={-1} ref={failureNote}>
            {failure}
          </div>
        )}
        {!isRegistered && (
          <>
            <h2 className="h4 mb-3">{t('address.contact')}</h2>
            <div className="mb-5">
              <TextField
                {...form.register('email')}
                id="email"
                label={t('address.email')}
                hint={t('address.emailHint')}
                error={errors.email && t('errors.email')}
                type="email"
                autoComplete="email"
              />
            </div>
          </>
        )}
        <h2 className="h4 mb-3">{t('address.invoice')}</h2>
        <AddressFields name="invoice" countries={countries} withCompany={withCompany} />
        <Checkbox
          {...form.register('isSameDelivery')}
          id="same"
          label={t('address.same')}
          fieldClassName="mt-4"
        />
        <Checkbox
          id="with-company"
          label={t('address.withCompany')}
          checked={withCompany}
          onChange={(event) => setWithCompany(event.target.checked)}
        />
        {!isSameDelivery && (
          <>
            <h2 className="h4 mt-5 mb-3">{t('address.delivery')}</h2>
            <AddressFields name="delivery" countries={countries} withCompany={withCompany} />
          </>
        )}
        <div className="lt-pagenav mt-4">
          <Link className="lt-link" href="/checkout/cart">
            {t('address.back')}
          </Link>
          <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel={t('address.busy')}>
            {t('address.next')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
