import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountOverview } from '@/components/account/account-overview';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('metaTitle') };
}

export default function AccountOverviewPage() {
  return (
    <ClientMessages namespaces={['payment']}>
      <AccountOverview />
    </ClientMessages>
  );
}
