import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccountOverview } from '@/components/account/account-overview';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account');
  return { title: t('metaTitle') };
}

export default function AccountOverviewPage() {
  return <AccountOverview />;
}
