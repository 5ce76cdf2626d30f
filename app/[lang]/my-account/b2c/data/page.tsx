import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DataExport } from '@/components/account/personal-data';
import { PersonalData } from '@/components/account/personal-data';
import { ActiveSessions } from '@/components/account/active-sessions';
import { EmailSetting } from '@/components/auth/change-email';
import { PasswordSetting } from '@/components/auth/change-password';
import { AccountDeletionSetting } from '@/components/auth/delete-account';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.data');
  return { title: t('metaTitle'), robots: { index: false } };
}

/** Personal data, email address, password, data export and account deletion. */
export default async function AccountDataPage() {
  const t = await getTranslations('account.data');
  return (
    <ClientMessages namespaces={['auth', 'password']}>
      <h1 className="h2 mb-4" tabIndex={-1}>
        {t('title')}
      </h1>
      <PersonalData />
      <EmailSetting />
      <PasswordSetting />
      <ActiveSessions />
      <DataExport />
      <AccountDeletionSetting />
    </ClientMessages>
  );
}
