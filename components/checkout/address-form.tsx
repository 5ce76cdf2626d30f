'use client';

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import { Button } from '@/components/ui/form/button';
import { Controller, FormProvider, useWatch } from 'react-hook-form';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import {
  getBasketParcelKind,
  getTypedDestination,
} from '@/lib/browser/checkout/delivery-destination';
import { invoiceAddressOption, newAddressOption } from '@/lib/browser/checkout/address-step-values';
import { AddressFields } from '@/components/ui/address/address-fields';
import { EmailHint } from '@/components/ui/form/email-hint';
import { Checkbox } from '@/components/ui/form/checkbox';
import { TextField } from '@/components/ui/form/field';
import { DeliveryDestinationNotice } from './delivery-destination-notice';
import { type AddressStepProps, type StepFailure, useAddressForm } from './use-address-form';
import './checkout.scss';

/** An error message above the form of a step. The focus moves to it. */
export function StepErrorNotice({ failure }: { failure: StepFailure | null }) {
  const t = useTranslations('checkout.errors');
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) note.current?.focus();
  }, [failure]);

  if (!failure) return null;
  return (
    <div className="lt-note is-error mb-4" role="alert" tabIndex={-1} ref={note}>
      {failure === 'emailTaken'
        ? t.rich('emailTaken', {
            signIn: (chunks) => (
              <Link href="/login?checkout=true" prefetch={false}>
                {chunks}
              </Link>
            ),
            register: (chunks) => (
              <Link href="/login?view=register&checkout=true" prefetch={false}>
                {chunks}
              </Link>
            ),
          })
        : failure.text}
    </div>
  );
}

/**
 * The buttons below the address step: one leads back to the cart, the other submits and continues to the payment step.
 */
export function AddressStepButtons({ isBusy }: { isBusy: boolean }) {
  const t = useTranslations('checkout.address');
  return (
    <div className="lt-step-navigation mt-4">
      <Link className="lt-link" href="/checkout/cart">
        {t('back')}
      </Link>
      <Button type="submit" size="lg" isBusy={isBusy} busyLabel={t('busy')}>
        {t('next')}
      </Button>
    </div>
  );
}

/** The address step as a form, for guests and for customers without a saved address. */
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
  const place = getTypedDestination({ deliverTo, invoice, delivery });
  const [left, setLeft] = useState('');
  const acceptEmail = (suggestion: string) => {
    setLeft(suggestion);
    form.setValue('email', suggestion, { shouldValidate: true });
  };
  const isSame = deliverTo !== newAddressOption;

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <StepErrorNotice failure={failure} />
        {isRegistered ? (
          <p className="text-2 mb-4 text-break">
            {t('address.accountEmail', { email: toDisplayEmail(customer?.email ?? '') })}{' '}
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
                labels={(suggestion) => t('address.emailMeant', { meant: suggestion })}
                onAccept={acceptEmail}
              />
            </div>
          </>
        )}
        <h2 className="h4 mb-3">{t('address.invoice')}</h2>
        <AddressFields
          name="invoice"
          countries={countries}
          hasCompany={withCompany}
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
              onChange={(event) =>
                onChange(event.target.checked ? invoiceAddressOption : newAddressOption)
              }
            />
          )}
        />
        <Checkbox {...register('withCompany')} id="with-company" label={t('address.withCompany')} />
        {!isSame && (
          <>
            <h2 className="h4 mt-5 mb-3">{t('address.delivery')}</h2>
            <AddressFields name="delivery" countries={countries} hasCompany={withCompany} />
          </>
        )}
        <DeliveryDestinationNotice place={place} kind={getBasketParcelKind(props.basket)} />
        {props.extra}
        <AddressStepButtons isBusy={isSubmitting} />
      </form>
    </FormProvider>
  );
}
