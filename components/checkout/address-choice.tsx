'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch, FormProvider } from 'react-hook-form';
import { formatLocation, formatRecipient } from '@/domain/address/format-address';
import type {
  Country,
  InvoiceAddressView,
  DeliveryAddressView,
  CheckoutCustomer,
} from '@/lib/browser/shop/shop-views';
import {
  type AddressStepValues,
  invoiceAddressOption,
  getPreselectedAddress,
  newAddressOption,
} from '@/lib/browser/checkout/address-step-values';
import { AddressFields } from '@/components/ui/address/address-fields';
import { Button } from '@/components/ui/form/button';
import { Checkbox } from '@/components/ui/form/checkbox';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { emptyAddress, toAddressValues } from '@/lib/browser/address/address-schema';
import { useAddressRemoval } from '@/lib/browser/address/use-address-removal';
import {
  getBasketParcelKind,
  getTypedDestination,
} from '@/lib/browser/checkout/delivery-destination';
import { RemoveAddressDialog } from '@/components/ui/address/remove-address-dialog';
import { DeliveryAddressChoice } from './delivery-address-choice';
import { StepErrorNotice, AddressStepButtons } from './address-form';
import { DeliveryDestinationNotice } from './delivery-destination-notice';
import { type AddressStepProps, useAddressForm } from './use-address-form';

type InvoiceAddressSectionProps = {
  invoice: InvoiceAddressView;
  countries: readonly Country[];
  deliveryCountryId: string | null;
  onOpen: () => void;
  onClose: () => void;
  onSame: (isSame: boolean) => void;
};

/** The saved invoice address in one line, or its form while it is edited. */
function InvoiceAddressSection(props: InvoiceAddressSectionProps) {
  const { invoice, countries, deliveryCountryId, onOpen, onClose, onSame } = props;
  const t = useTranslations('checkout.address');
  const { control, register } = useFormContext<AddressStepValues>();
  const [isOpen, withCompany, deliverTo] = useWatch({
    control,
    name: ['isInvoiceOpen', 'withCompany', 'deliverTo'],
  });

  return (
    <section aria-labelledby="invoice-title">
      <h2 className="h4 mb-3" id="invoice-title">
        {t('invoice')}
      </h2>
      {isOpen ? (
        <>
          <AddressFields
            name="invoice"
            countries={countries}
            hasCompany={withCompany}
            deliveryCountryId={deliveryCountryId}
          />
          <Checkbox
            id="same"
            label={t('same')}
            fieldClassName="mt-4"
            checked={deliverTo === invoiceAddressOption}
            onChange={(event) => onSame(event.target.checked)}
          />
          <Checkbox {...register('withCompany')} id="with-company" label={t('withCompany')} />
          <Button variant="quiet" onClick={onClose}>
            {t('restoreInvoice')}
          </Button>
        </>
      ) : (
        <div className="d-flex justify-content-between align-items-baseline gap-3">
          <span className="text-break">
            {formatRecipient(invoice)}, {formatLocation(invoice)}
            {invoice.vatID && <small className="d-block text-2">{invoice.vatID}</small>}
          </span>
          <Button variant="quiet" size="sm" aria-label={t('changeInvoiceOf')} onClick={onOpen}>
            {t('changeInvoice')}
          </Button>
        </div>
      )}
    </section>
  );
}

type AddressChoiceProps = AddressStepProps & {
  customer: CheckoutCustomer;
  invoice: InvoiceAddressView;
};

/** The address step for a customer with saved addresses: select, add, edit, delete. */
export function AddressChoice(props: AddressChoiceProps) {
  const { customer, countries, invoice, basket } = props;
  const t = useTranslations('checkout.address');
  const { form, failure, submit } = useAddressForm(props);
  const { control, setValue, formState } = form;
  const values = useWatch({ control });
  const deliverTo = values.deliverTo ?? invoiceAddressOption;
  const place = getTypedDestination({ ...values, deliverTo }, customer);
  const removal = useAddressRemoval((id) => {
    const left = customer.deliveryAddresses.filter((address) => address.id !== id);
    if (deliverTo === id || values.replaces === id)
      choose(getPreselectedAddress({ ...customer, deliveryAddresses: left }, null));
    props.onChanged();
  });

  function choose(id: string) {
    if (id === newAddressOption && values.replaces) setValue('delivery', emptyAddress);
    setValue('replaces', null);
    setValue('deliverTo', id, { shouldTouch: true });
  }

  function edit(address: DeliveryAddressView) {
    setValue('delivery', toAddressValues(address));
    setValue('replaces', address.id);
    setValue('deliverTo', newAddressOption);
  }

  function closeInvoice() {
    setValue('isInvoiceOpen', false);
    setValue('invoice', toAddressValues(invoice));
    setValue('withCompany', Boolean(invoice.company || invoice.vatID));
    if (deliverTo === invoiceAddressOption)
      choose(getPreselectedAddress(customer, props.deliveryAddressId));
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <StepErrorNotice failure={failure} />
        <DeliveryAddressChoice
          addresses={customer.deliveryAddresses}
          invoice={invoice}
          countries={countries}
          onChoose={choose}
          onEdit={edit}
          onRemove={removal.ask}
        />
        <InvoiceAddressSection
          invoice={invoice}
          countries={countries}
          deliveryCountryId={place?.countryId ?? null}
          onOpen={() => setValue('isInvoiceOpen', true)}
          onClose={closeInvoice}
          onSame={(isSame) =>
            choose(
              isSame
                ? invoiceAddressOption
                : getPreselectedAddress(customer, props.deliveryAddressId),
            )
          }
        />
        <p className="text-2 small mt-4 mb-0 text-break">
          {t('accountEmail', { email: toDisplayEmail(customer.email) })}
        </p>
        {props.extra}
        <DeliveryDestinationNotice place={place} kind={getBasketParcelKind(basket)} />
        <AddressStepButtons isBusy={formState.isSubmitting} />
      </form>
      <RemoveAddressDialog removal={removal} />
    </FormProvider>
  );
}
