'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeText, recipientText } from '@/domain/address/address-text';
import type { Country, InvoiceAddressView } from '@/lib/browser/shop/address-views';
import {
  type AddressStepValues,
  toInvoiceAddress,
} from '@/lib/browser/checkout/address-step-values';
import { AddressFields } from '../ui/address/address-fields';
import { Button } from '../ui/form/button';
import { Checkbox } from '../ui/form/checkbox';

type Props = {
  invoice: InvoiceAddressView;
  countries: readonly Country[];
  deliveryCountryId: string | null;
  onOpen: () => void;
  onClose: () => void;
  onSame: (isSame: boolean) => void;
};

/** The saved invoice address in a line, or its fields while it is changed. */
export function InvoicePart(props: Props) {
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
            withCompany={withCompany}
            deliveryCountryId={deliveryCountryId}
          />
          <Checkbox
            id="same"
            label={t('same')}
            fieldClassName="mt-4"
            checked={deliverTo === toInvoiceAddress}
            onChange={(event) => onSame(event.target.checked)}
          />
          <Checkbox {...register('withCompany')} id="with-company" label={t('withCompany')} />
          <Button variant="quiet" onClick={onClose}>
            {t('keepInvoice')}
          </Button>
        </>
      ) : (
        <div className="d-flex justify-content-between align-items-baseline gap-3">
          <span className="text-break">
            {recipientText(invoice)}, {placeText(invoice)}
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
