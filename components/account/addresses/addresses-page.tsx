'use client';

import { useTranslations } from 'next-intl';
import { useAddressBook } from '@/lib/browser/address/address-book';
import { useCountries } from '@/lib/browser/shop/address-api';
import { AccountBroken } from '../account-broken';
import { AccountSection } from '../account-section';
import { AddressBook } from './address-book';

/** The addresses of the account: the invoice address, and where goods can be sent. */
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
        <AccountBroken onRetry={() => void countries.reload()} />
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
