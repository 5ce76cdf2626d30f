import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddressesPage } from '@/components/account/addresses-page';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.addresses');
  return { title: t('title'), robots: { index: false } };
}

export default function AccountAddressesPage() {
  return (
    <ClientMessages namespaces={['address']}>
      <AddressesPage />
    </ClientMessages>
  );
}
