'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { placeText, recipientText } from '@/domain/address/address-text';
import type { DeliveryAddressView } from '@/lib/browser/shop/address-views';
import '@/styles/by-use/boxes.scss';
import '@/styles/by-use/choice-rows.scss';
import './checkout.scss';

type Props = {
  address: DeliveryAddressView;
  note: string;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A saved address to choose, clickable as a whole, with what can be done to it beside its words. */
export function SavedAddressRow({ address, note, isChosen, onChoose, onEdit, onRemove }: Props) {
  const t = useTranslations('address.book');
  const id = useId();
  const name = `${recipientText(address)}, ${placeText(address)}`;
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
        {recipientText(address)}
        <small>{placeText(address)}</small>
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
