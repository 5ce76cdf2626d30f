'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, FormProvider, useWatch } from 'react-hook-form';
import { shownEmail } from '@/domain/customer/shown-email';
import { basketParcelKind, typedPlace } from '@/lib/browser/checkout/delivery-place';
import { toInvoiceAddress, toNewAddress } from '@/lib/browser/checkout/address-step-values';
import { AddressFields } from '../ui/address/address-fields';
import { EmailHint } from '../ui/form/email-hint';
import { Checkbox } from '../ui/form/checkbox';
import { TextField } from '../ui/form/field';
import { FailureNote } from './failure-note';
import { DeliveryPlaceNote } from './delivery-place-note';
import { StepButtons } from './step-buttons';
import { type AddressStepProps, useAddressForm } from './use-address-form';

/** Everything of the address step, typed: for visitors, and for customers whose account has no address yet. */
export function AddressForm(props: AddressStepProps) {
  const { countries, customer, isRegistered } = props;
  const t = useTranslations('checkout');
  const { form, failure, submit } = useAddressForm(props);
  const { control, register, formState } = form;
  const { errors, isSubmitting } = formState;
  const [withCompany, deliverTo, invoice, delivery] = useWatch({
    control,
    name: ['withCompany', 'deliverTo', 'invoice', 'delivery'],
  });
  const place = typedPlace({ deliverTo, invoice, delivery });
  const [left, setLeft] = useState('');
  const takeEmail = (meant: string) => {
    setLeft(meant);
    form.setValue('email', meant, { shouldValidate: true });
  };
  const isSame = deliverTo !== toNewAddress;

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <FailureNote failure={failure} />
        {isRegistered ? (
          <p className="text-2 mb-4 text-break">
            {t('address.accountEmail', { email: shownEmail(customer?.email ?? '') })}{' '}
            {t('address.firstAddress')}
          </p>
        ) : (
          <>
            <h2 className="h4 mb-3">{t('address.contact')}</h2>
            <div className="mb-5">
              <TextField
                {...register('email', { onBlur: ({ target }) => setLeft(target.value) })}
                id="email"
                label={t('address.email')}
                hint={t('address.emailHint')}
                error={errors.email && t('errors.email')}
                type="email"
                autoComplete="email"
              />
              <EmailHint
                typed={left}
                words={(meant) => t('address.emailMeant', { meant })}
                onTake={takeEmail}
              />
            </div>
          </>
        )}
        <h2 className="h4 mb-3">{t('address.invoice')}</h2>
        <AddressFields
          name="invoice"
          countries={countries}
          withCompany={withCompany}
          deliveryCountryId={place?.countryId ?? null}
        />
        <Controller
          name="deliverTo"
          control={control}
          render={({ field: { onChange, onBlur, ref } }) => (
            <Checkbox
              id="same"
              ref={ref}
              label={t('address.same')}
              fieldClassName="mt-4"
              checked={isSame}
              onBlur={onBlur}
              onChange={(event) => onChange(event.target.checked ? toInvoiceAddress : toNewAddress)}
            />
          )}
        />
        <Checkbox {...register('withCompany')} id="with-company" label={t('address.withCompany')} />
        {!isSame && (
          <>
            <h2 className="h4 mt-5 mb-3">{t('address.delivery')}</h2>
            <AddressFields name="delivery" countries={countries} withCompany={withCompany} />
          </>
        )}
        <DeliveryPlaceNote place={place} kind={basketParcelKind(props.basket)} />
        {props.extra}
        <StepButtons isBusy={isSubmitting} />
      </form>
    </FormProvider>
  );
}
