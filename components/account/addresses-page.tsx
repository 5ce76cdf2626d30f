'use client';

import { useTranslations } from 'next-intl';
import { formatLocation, formatRecipient } from '@/domain/address/format-address';
import { isSameAddress, maxDeliveryAddresses } from '@/domain/address/address-book';
import type { AddressView, DeliveryAddressView, Country } from '@/lib/browser/shop/shop-views';
import { AddressLines } from '@/components/ui/address/address-lines';
import { Button } from '@/components/ui/form/button';
import { useEffect, useRef } from 'react';
import { type AddressBookView, useAddressBook } from '@/lib/browser/address/use-address-book';
import { useAddressEditing } from '@/lib/browser/address/use-address-editing';
import { useAddressRemoval } from '@/lib/browser/address/use-address-removal';
import { RemoveAddressDialog } from '@/components/ui/address/remove-address-dialog';
import { AddressEditor } from './address-editor';
import { useCountries } from '@/lib/browser/address/address-api';
import { AccountError, AccountSection } from './account-section';
import './addresses.scss';

type DeliveryAddressCardProps = {
  readonly address: DeliveryAddressView;
  readonly invoice: AddressView | null;
  readonly isLastUsed: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** A delivery address with its details and actions. */
function DeliveryAddressCard({
  address,
  invoice,
  isLastUsed,
  onEdit,
  onRemove,
}: DeliveryAddressCardProps) {
  const t = useTranslations('address.book');
  const name = `${formatRecipient(address)}, ${formatLocation(address)}`;
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

type AddressBookProps = {
  readonly book: AddressBookView;
  readonly countries: readonly Country[];
  /** Called after a change, when the addresses have to be loaded again. */
  readonly onChanged: () => void;
};

/** The invoice address and the delivery addresses. Each one is edited in a form that replaces it on the page. */
function AddressBook({ book, countries, onChanged }: AddressBookProps) {
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
                    {invoiceAddress.vatIDState !== null && invoiceAddress.vatIDState !== 'NONE' && (
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
                <DeliveryAddressCard
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

/** When a form closes, moves the focus to the heading of its section, so that the focus is not lost. */
function useFocusAfterwards(edited: string | null) {
  const before = useRef(edited);
  useEffect(() => {
    const closed = edited === null ? before.current : null;
    before.current = edited;
    if (closed === null) return;
    document.getElementById(closed === 'invoice' ? 'invoice-title' : 'deliveries-title')?.focus();
  }, [edited]);
}

/** The address page of the account: the invoice address and the delivery addresses. */
export function AddressesPage() {
  const t = useTranslations('account.addresses');
  const loaded = useAddressBook();
  const countries = useCountries();
  return (
    <>
      <h1 className="h2 mb-4" tabIndex={-1}>
        {t('title')}
      </h1>
      {countries.kind === 'broken' && loaded.kind !== 'broken' && (
        <AccountError onRetry={() => void countries.reload()} />
      )}
      <AccountSection loaded={loaded}>
        {(book) =>
          countries.value && (
            <AddressBook
              key={book.customerId}
              book={book}
              countries={countries.value}
              onChanged={() => void loaded.reload()}
            />
          )
        }
      </AccountSection>
    </>
  );
}
