'use client';

import { useTranslations } from 'next-intl';
import { FormProvider, useWatch } from 'react-hook-form';
import { shownEmail } from '@/domain/customer/shown-email';
import { emptyAddress } from '@/lib/browser/shop/address-schema';
import { toAddressValues } from '@/lib/browser/address/address-values';
import type { DeliveryAddressView, InvoiceAddressView } from '@/lib/browser/shop/address-views';
import { useAddressRemoval } from '@/lib/browser/address/use-address-removal';
import {
  chosenAddress,
  toInvoiceAddress,
  toNewAddress,
} from '@/lib/browser/checkout/address-step-values';
import { basketParcelKind, typedPlace } from '@/lib/browser/checkout/delivery-place';
import type { CheckoutCustomer } from '@/lib/browser/shop/checkout-views';
import { RemoveAddressDialog } from '../ui/address/remove-address-dialog';
import { DeliveryChoice } from './delivery-choice';
import { FailureNote } from './failure-note';
import { DeliveryPlaceNote } from './delivery-place-note';
import { InvoicePart } from './invoice-part';
import { StepButtons } from './step-buttons';
import { type AddressStepProps, useAddressForm } from './use-address-form';

type Props = AddressStepProps & { customer: CheckoutCustomer; invoice: InvoiceAddressView };

/** The address step of a customer with saved addresses: choose, add, edit, delete. */
export function AddressChoice(props: Props) {
  const { customer, countries, invoice, basket } = props;
  const t = useTranslations('checkout.address');
  const { form, failure, submit } = useAddressForm(props);
  const { control, setValue, formState } = form;
  const values = useWatch({ control });
  const deliverTo = values.deliverTo ?? toInvoiceAddress;
  const place = typedPlace({ ...values, deliverTo }, customer);
  const removal = useAddressRemoval((id) => {
    const left = customer.deliveryAddresses.filter((address) => address.id !== id);
    if (deliverTo === id || values.replaces === id)
      choose(chosenAddress({ ...customer, deliveryAddresses: left }, null));
    props.onChanged();
  });

  function choose(id: string) {
    if (id === toNewAddress && values.replaces) setValue('delivery', emptyAddress);
    setValue('replaces', null);
    setValue('deliverTo', id, { shouldTouch: true });
  }

  function edit(address: DeliveryAddressView) {
    setValue('delivery', toAddressValues(address));
    setValue('replaces', address.id);
    setValue('deliverTo', toNewAddress);
  }

  function closeInvoice() {
    setValue('isInvoiceOpen', false);
    setValue('invoice', toAddressValues(invoice));
    setValue('withCompany', Boolean(invoice.company || invoice.vatID));
    if (deliverTo === toInvoiceAddress) choose(chosenAddress(customer, props.deliveryAddressId));
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <FailureNote failure={failure} />
        <DeliveryChoice
          addresses={customer.deliveryAddresses}
          invoice={invoice}
          countries={countries}
          onChoose={choose}
          onEdit={edit}
          onRemove={removal.ask}
        />
        <InvoicePart
          invoice={invoice}
          countries={countries}
          deliveryCountryId={place?.countryId ?? null}
          onOpen={() => setValue('isInvoiceOpen', true)}
          onClose={closeInvoice}
          onSame={(isSame) =>
            choose(isSame ? toInvoiceAddress : chosenAddress(customer, props.deliveryAddressId))
          }
        />
        <p className="text-2 small mt-4 mb-0 text-break">
          {t('accountEmail', { email: shownEmail(customer.email) })}
        </p>
        {props.extra}
        <DeliveryPlaceNote place={place} kind={basketParcelKind(basket)} />
        <StepButtons isBusy={formState.isSubmitting} />
      </form>
      <RemoveAddressDialog removal={removal} />
    </FormProvider>
  );
}
