'use client';

import { useTranslations } from 'next-intl';
import { addressBook } from '@/lib/browser/address/address-book';
import { useCountries } from '@/lib/browser/address/use-countries';
import { AccountBroken } from '../account-broken';
import { AccountSection } from '../account-section';
import { AddressBook } from './address-book';

/** The addresses of the account: the invoice address, and where goods can be sent. */
export function AddressesPage() {
  const t = useTranslations('account.addresses');
  const loaded = addressBook.useLoaded();
  const { countries, isBroken, retry } = useCountries();
  return (
    <>
      <h1 className="h2 mb-4" tabIndex={-1}>
        {t('title')}
      </h1>
      {isBroken && loaded.kind !== 'broken' && <AccountBroken onRetry={retry} />}
      <AccountSection loaded={loaded} onRetry={() => void addressBook.reload()}>
        {(book) =>
          countries && <AddressBook key={book.customerId} book={book} countries={countries} />
        }
      </AccountSection>
    </>
  );
}
