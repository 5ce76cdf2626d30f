'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { firstAddresses } from '@/domain/address/first-addresses';
import { findSameAddress } from '@/domain/address/find-same-address';
import { maxDeliveryAddresses } from '@/domain/address/book-limit';
import { placeText, recipientText } from '@/domain/address/address-text';
import type {
  Country,
  DeliveryAddressView,
  InvoiceAddressView,
} from '@/lib/browser/shop/address-views';
import {
  type AddressStepValues,
  toInvoiceAddress,
  toNewAddress,
} from '@/lib/browser/checkout/address-step-values';
import { AddressFields } from '../ui/address/address-fields';
import { Button } from '../ui/form/button';
import { OptionRow } from '../ui/form/option-row';
import { SavedAddressRow } from './saved-address-row';
import './checkout.scss';

type Props = {
  addresses: readonly DeliveryAddressView[];
  invoice: InvoiceAddressView;
  countries: readonly Country[];
  onChoose: (id: string) => void;
  onEdit: (address: DeliveryAddressView) => void;
  onRemove: (address: DeliveryAddressView) => void;
};

/** The saved delivery addresses and a new one, as rows to choose from; the row that is typed in opens below itself. */
export function DeliveryChoice({
  addresses,
  invoice,
  countries,
  onChoose,
  onEdit,
  onRemove,
}: Props) {
  const t = useTranslations('checkout.address');
  const book = useTranslations('address.book');
  const [showsAll, setShowsAll] = useState(false);
  const { control } = useFormContext<AddressStepValues>();
  const [deliverTo, replaces, isInvoiceOpen, withCompany, company] = useWatch({
    control,
    name: ['deliverTo', 'replaces', 'isInvoiceOpen', 'withCompany', 'delivery.company'],
  });
  const hasInvoiceRow = isInvoiceOpen || !findSameAddress(addresses, invoice);
  const shown = showsAll ? addresses : firstAddresses(addresses, replaces ?? deliverTo);
  const isFull = addresses.length >= maxDeliveryAddresses;
  const fields = (
    <div className="lt-option-fields">
      <AddressFields
        name="delivery"
        countries={countries}
        withCompany={withCompany || company !== ''}
      />
    </div>
  );

  return (
    <fieldset className="lt-address-choice mb-5">
      <legend className="h4 mb-3">{t('deliverTo')}</legend>
      {shown.map((address) => {
        const isEdited = replaces === address.id;
        return (
          <div key={address.id}>
            <SavedAddressRow
              address={address}
              note={isEdited ? t('editing') : ''}
              isChosen={deliverTo === address.id || isEdited}
              onChoose={() => onChoose(address.id)}
              onEdit={() => onEdit(address)}
              onRemove={() => onRemove(address)}
            />
            {isEdited && fields}
          </div>
        );
      })}
      {shown.length < addresses.length && (
        <Button variant="quiet" className="mt-2 mb-2" onClick={() => setShowsAll(true)}>
          {t('allAddresses', { count: addresses.length })}
        </Button>
      )}
      {hasInvoiceRow && (
        <OptionRow
          name="deliver-to"
          value={toInvoiceAddress}
          title={isInvoiceOpen ? t('toInvoice') : recipientText(invoice)}
          text={isInvoiceOpen ? t('toInvoiceHint') : placeText(invoice)}
          checked={deliverTo === toInvoiceAddress}
          onChange={() => onChoose(toInvoiceAddress)}
        />
      )}
      {isFull ? (
        <p className="small text-2 mt-3">{book('full', { max: maxDeliveryAddresses })}</p>
      ) : (
        <OptionRow
          name="deliver-to"
          value={toNewAddress}
          title={t('newAddress')}
          text={t('newAddressHint')}
          checked={deliverTo === toNewAddress && replaces === null}
          onChange={() => onChoose(toNewAddress)}
        />
      )}
      {deliverTo === toNewAddress && replaces === null && fields}
    </fieldset>
  );
}
