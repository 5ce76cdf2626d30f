import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SecondFactor } from '@/components/account/second-factor/second-factor';
import { SignIns } from '@/components/account/sign-ins/sign-ins';
import { MasterDataPage } from '@/components/b2b/master-data/master-data-page';
import { ClientMessages } from '@/components/ui/words/client-messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.masterData');
  return { title: t('title') };
}

export default function DealerMasterDataPage() {
  return (
    <>
      <MasterDataPage />
      <ClientMessages namespaces={['password']}>
        <SignIns />
        <SecondFactor />
      </ClientMessages>
    </>
  );
}
