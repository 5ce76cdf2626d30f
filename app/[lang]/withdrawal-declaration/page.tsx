import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/ui/client-messages';
import { WithdrawalForm } from '@/components/order/withdrawal-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('withdrawal');
  return { title: t('title'), description: t('metaDescription'), robots: { index: false } };
}

/** The withdrawal form, linked from every page. It requires no sign-in (§ 356a BGB). */
export default function WithdrawalDeclarationPage() {
  return (
    <div className="container-xxl pt-5 pb-7">
      <ClientMessages namespaces={['withdrawal']}>
        <WithdrawalForm />
      </ClientMessages>
    </div>
  );
}
