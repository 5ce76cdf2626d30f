'use client';

import { useTranslations } from 'next-intl';
import { shownEmail } from '@/domain/customer/shown-email';
import type { ProfileView } from '@/lib/browser/shop/account-views';
import { useProfile } from '@/lib/browser/shop/profile-api';
import { Link } from '@/lib/platform/i18n/navigation';
import { AccountSection } from './account-section';
import '@/styles/by-use/facts.scss';

/** Where the customer lives and how they can be reached, with the ways to change it. */
export function OverviewProfile() {
  const t = useTranslations('account.overview');
  const profile = useProfile();
  return (
    <AccountSection loaded={profile}>
      {(known) => (
        <>
          <h2 className="h3">{t('addresses')}</h2>
          <InvoiceAddress profile={known} />
          <Link className="lt-link" href="/my-account/b2c/addresses" prefetch={false}>
            {t('addressBook', { count: known.addressCount })}
          </Link>
          <h2 className="h3 mt-5">{t('personal')}</h2>
          <dl className="lt-kv mb-2">
            <dt>{t('email')}</dt>
            <dd className="text-break">{shownEmail(known.email)}</dd>
            <dt>{t('phone')}</dt>
            <dd className="num">{known.phone || t('notGiven')}</dd>
            <dt>{t('customerNumber')}</dt>
            <dd className="num">{known.customerNumber}</dd>
          </dl>
          <Link className="lt-link" href="/my-account/b2c/data" prefetch={false}>
            {t('changeData')}
          </Link>
        </>
      )}
    </AccountSection>
  );
}

function InvoiceAddress({ profile }: { readonly profile: ProfileView }) {
  const t = useTranslations('account.overview');
  const { invoiceAddress, isSameDelivery } = profile;
  if (!invoiceAddress) return <p className="text-2 mb-2">{t('noAddress')}</p>;
  return (
    <>
      <address className="mb-2 text-break">
        {invoiceAddress.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </address>
      <p className="small text-2 mb-2">
        {t(isSameDelivery ? 'invoiceAndDelivery' : 'invoiceOnly')}
      </p>
    </>
  );
}
