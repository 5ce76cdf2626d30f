'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { maxDeliveryAddresses } from '@/domain/address/book-limit';
import type { AddressBookView } from '@/lib/browser/address/address-book';
import type { Country } from '@/lib/browser/shop/address-views';
import { useAddressEditing } from '@/lib/browser/address/use-address-editing';
import { useAddressRemoval } from '@/lib/browser/address/use-address-removal';
import { AddressLines } from '@/components/ui/address/address-lines';
import { RemoveAddressDialog } from '@/components/ui/address/remove-address-dialog';
import { Button } from '@/components/ui/form/button';
import { AddressEditor } from './address-editor';
import { DeliveryCard } from './delivery-card';
import './addresses.scss';

type Props = {
  readonly book: AddressBookView;
  readonly countries: readonly Country[];
  /** What the shop has may be another than what is shown. */
  readonly onChanged: () => void;
};

/** Invoice address and delivery addresses, each with its form in its own place. */
export function AddressBook({ book, countries, onChanged }: Props) {
  const t = useTranslations('account.addresses');
  const shared = useTranslations('address.book');
  const editing = useAddressEditing(book, countries);
  const removal = useAddressRemoval((id) => {
    if (editing.draft?.edited === id) editing.close();
    onChanged();
  });
  const { invoiceAddress, deliveryAddresses } = book;
  const edited = editing.draft?.edited ?? null;
  useFocusAfterwards(edited);
  const isFull = deliveryAddresses.length >= maxDeliveryAddresses;
  const editor = editing.draft && (
    <AddressEditor
      key={editing.draft.edited}
      customerId={book.customerId}
      draft={editing.draft}
      countries={countries}
      onSave={editing.save}
      onCancel={editing.close}
    />
  );

  return (
    <div className="row gx-lg-5 gy-5">
      <section
        className={edited === 'invoice' ? 'col-12 col-lg-8' : 'col-lg-4'}
        aria-labelledby="invoice-title"
      >
        <h2 className="h4" id="invoice-title" tabIndex={-1}>
          {t('invoice')}
        </h2>
        {edited === 'invoice' ? (
          editor
        ) : (
          <>
            {invoiceAddress ? (
              <div className="mb-3 text-break">
                <AddressLines address={invoiceAddress} />
                {invoiceAddress.vatID && (
                  <div className="text-2">
                    {t('vatID', { vatID: invoiceAddress.vatID })}
                    {invoiceAddress.vatIDState !== 'NONE' && (
                      <div className="small">{t(`vatState.${invoiceAddress.vatIDState}`)}</div>
                    )}
                  </div>
                )}
              </div>
            ) : (
              <p className="text-2">{t('noInvoice')}</p>
            )}
            <Button variant="outline" onClick={() => editing.open('invoice')}>
              {t(invoiceAddress ? 'editInvoice' : 'addInvoice')}
            </Button>
          </>
        )}
      </section>
      <section
        className={edited === 'invoice' ? 'col-12 col-lg-8' : 'col-lg-7 offset-lg-1'}
        aria-labelledby="deliveries-title"
      >
        <h2 className="h4" id="deliveries-title" tabIndex={-1}>
          {t('deliveries')}
        </h2>
        {deliveryAddresses.length === 0 && <p className="text-2">{t('noDelivery')}</p>}
        <ul className="lt-addresses">
          {deliveryAddresses.map((address) => (
            <li key={address.id}>
              {edited === address.id ? (
                editor
              ) : (
                <DeliveryCard
                  address={address}
                  invoice={invoiceAddress}
                  isLastUsed={address.id === book.lastUsedId}
                  onEdit={() => editing.open(address.id)}
                  onRemove={() => removal.ask(address)}
                />
              )}
            </li>
          ))}
        </ul>
        {edited === 'new' && editor}
        {edited !== 'new' && isFull && (
          <p className="small text-2">{shared('full', { max: maxDeliveryAddresses })}</p>
        )}
        {edited !== 'new' && !isFull && (
          <Button variant="outline" onClick={() => editing.open('new')}>
            {t('add')}
          </Button>
        )}
      </section>
      <RemoveAddressDialog removal={removal} />
    </div>
  );
}

/** When a form closes, the focus goes to the heading of its part and is not lost. */
function useFocusAfterwards(edited: string | null) {
  const before = useRef(edited);
  useEffect(() => {
    const closed = edited === null ? before.current : null;
    before.current = edited;
    if (closed === null) return;
    document.getElementById(closed === 'invoice' ? 'invoice-title' : 'deliveries-title')?.focus();
  }, [edited]);
}
