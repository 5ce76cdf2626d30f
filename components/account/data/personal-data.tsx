'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { shownEmail } from '@/domain/customer/shown-email';
import { TitledSection } from '@/components/ui/titled-section';
import { useAccount } from '@/lib/browser/shop/account-api';
import { Link } from '@/lib/platform/i18n/navigation';
import { AccountSection } from '../account-section';
import { BirthdayForm } from './birthday-form';
import '@/styles/by-use/facts.scss';

/** Who the customer is, what of it can be changed here, and the way to the rest. */
export function PersonalData() {
  const t = useTranslations('account.data.personal');
  const account = useAccount();
  return (
    <AccountSection loaded={account}>
      {({ firstName, lastName, email, phone, customerNumber, birthday }) => (
        <TitledSection title={t('title')}>
          <dl className="lt-kv mb-3">
            <dt>{t('name')}</dt>
            <dd className="text-break">{`${firstName} ${lastName}`.trim() || t('notGiven')}</dd>
            <dt>{t('email')}</dt>
            <dd className="text-break">{shownEmail(email)}</dd>
            <dt>{t('phone')}</dt>
            <dd className="num">{phone || t('notGiven')}</dd>
            <dt>{t('customerNumber')}</dt>
            <dd className="num">{customerNumber}</dd>
          </dl>
          <p className="text-2">{t.rich('fromAddress', { link: addressLink })}</p>
          <BirthdayForm birthday={birthday} />
        </TitledSection>
      )}
    </AccountSection>
  );
}

function addressLink(words: ReactNode) {
  return (
    <Link href="/my-account/b2c/addresses" prefetch={false}>
      {words}
    </Link>
  );
}
