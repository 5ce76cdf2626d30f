'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { formatLocation, formatRecipient } from '@/domain/address/format-address';
import type {
  DeliveryAddressView,
  Country,
  InvoiceAddressView,
} from '@/lib/browser/shop/shop-views';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  listVisibleAddresses,
  findSameAddress,
  maxDeliveryAddresses,
} from '@/domain/address/address-book';
import {
  type AddressStepValues,
  invoiceAddressOption,
  newAddressOption,
} from '@/lib/browser/checkout/address-step-values';
import { AddressFields } from '@/components/ui/address/address-fields';
import { Button } from '@/components/ui/form/button';
import { OptionRow } from '@/components/ui/form/option-row';
import '@/styles/on-demand/checkboxes.scss';
import '@/styles/on-demand/option-rows.scss';
import './checkout.scss';

type SavedAddressRowProps = {
  address: DeliveryAddressView;
  note: string;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A selectable saved address. The whole row is clickable; its actions are beside the text. */
function SavedAddressRow({
  address,
  note,
  isChosen,
  onChoose,
  onEdit,
  onRemove,
}: SavedAddressRowProps) {
  const t = useTranslations('address.book');
  const id = useId();
  const name = `${formatRecipient(address)}, ${formatLocation(address)}`;
  return (
    <div className="lt-option lt-address-row">
      <input
        type="radio"
        className="form-check-input"
        id={id}
        name="deliver-to"
        value={address.id}
        checked={isChosen}
        onChange={onChoose}
      />
      <label htmlFor={id}>
        {formatRecipient(address)}
        <small>{formatLocation(address)}</small>
        {note && <small>{note}</small>}
      </label>
      <span className="actions">
        <button type="button" className="btn btn-quiet btn-sm" onClick={onEdit}>
          <span aria-hidden="true">{t('edit')}</span>
          <span className="visually-hidden">{t('editOf', { address: name })}</span>
        </button>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onRemove}>
          <span aria-hidden="true">{t('remove')}</span>
          <span className="visually-hidden">{t('removeOf', { address: name })}</span>
        </button>
      </span>
    </div>
  );
}

type DeliveryAddressChoiceProps = {
  addresses: readonly DeliveryAddressView[];
  invoice: InvoiceAddressView;
  countries: readonly Country[];
  onChoose: (id: string) => void;
  onEdit: (address: DeliveryAddressView) => void;
  onRemove: (address: DeliveryAddressView) => void;
};

/**
 * The saved delivery addresses and the option to enter a new one, as selectable rows. The address form opens below the
 * row that is edited.
 */
export function DeliveryAddressChoice({
  addresses,
  invoice,
  countries,
  onChoose,
  onEdit,
  onRemove,
}: DeliveryAddressChoiceProps) {
  const t = useTranslations('checkout.address');
  const book = useTranslations('address.book');
  const [showsAll, setShowsAll] = useState(false);
  const { control } = useFormContext<AddressStepValues>();
  const [deliverTo, replaces, isInvoiceOpen, withCompany, company] = useWatch({
    control,
    name: ['deliverTo', 'replaces', 'isInvoiceOpen', 'withCompany', 'delivery.company'],
  });
  const hasInvoiceRow = isInvoiceOpen || !findSameAddress(addresses, invoice);
  const shown = showsAll ? addresses : listVisibleAddresses(addresses, replaces ?? deliverTo);
  const isFull = addresses.length >= maxDeliveryAddresses;
  const fields = (
    <div className="lt-option-fields">
      <AddressFields
        name="delivery"
        countries={countries}
        hasCompany={withCompany || company !== ''}
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
          value={invoiceAddressOption}
          title={isInvoiceOpen ? t('toInvoice') : formatRecipient(invoice)}
          text={isInvoiceOpen ? t('toInvoiceHint') : formatLocation(invoice)}
          checked={deliverTo === invoiceAddressOption}
          onChange={() => onChoose(invoiceAddressOption)}
        />
      )}
      {isFull ? (
        <p className="small text-2 mt-3">{book('full', { max: maxDeliveryAddresses })}</p>
      ) : (
        <OptionRow
          name="deliver-to"
          value={newAddressOption}
          title={t('newAddress')}
          text={t('newAddressHint')}
          checked={deliverTo === newAddressOption && replaces === null}
          onChange={() => onChoose(newAddressOption)}
        />
      )}
      {deliverTo === newAddressOption && replaces === null && fields}
    </fieldset>
  );
}
