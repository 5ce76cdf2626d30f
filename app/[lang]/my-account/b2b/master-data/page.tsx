import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SecondFactor } from '@/components/account/second-factor/second-factor';
import { ActiveSessions } from '@/components/account/active-sessions';
import { MasterDataPage } from '@/components/b2b/master-data/master-data-page';
import { ClientMessages } from '@/components/ui/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.masterData');
  return { title: t('title') };
}

export default function DealerMasterDataPage() {
  return (
    <>
      <MasterDataPage />
      <ClientMessages namespaces={['password']}>
        <ActiveSessions />
        <SecondFactor />
      </ClientMessages>
    </>
  );
}
