'use client';

import { useTranslations } from 'next-intl';
import { placeText, recipientText } from '@/domain/address/address-text';
import { isSameAddress } from '@/domain/address/same-address';
import type { AddressView, DeliveryAddressView } from '@/lib/browser/shop/address-views';
import { AddressLines } from '@/components/ui/address/address-lines';
import { Button } from '@/components/ui/form/button';
import './addresses.scss';

type Props = {
  readonly address: DeliveryAddressView;
  readonly invoice: AddressView | null;
  readonly isLastUsed: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** A delivery address with what is known of it and what can be done to it. */
export function DeliveryCard({ address, invoice, isLastUsed, onEdit, onRemove }: Props) {
  const t = useTranslations('address.book');
  const name = `${recipientText(address)}, ${placeText(address)}`;
  const marks = [
    isLastUsed ? t('lastUsed') : '',
    invoice && isSameAddress(address, invoice) ? t('isInvoice') : '',
  ].filter(Boolean);
  return (
    <div className="lt-address">
      <div className="text-break">
        <AddressLines address={address} />
        {marks.length > 0 && <div className="small text-2">{marks.join(' · ')}</div>}
      </div>
      <div className="actions">
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('editOf', { address: name })}
          onClick={onEdit}
        >
          {t('edit')}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('removeOf', { address: name })}
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
