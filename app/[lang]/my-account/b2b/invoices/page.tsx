import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { B2bInvoicesPage } from '@/components/b2b/invoices/b2b-invoices-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.invoices');
  return { title: t('title') };
}

export default function DealerInvoicesPage() {
  return <B2bInvoicesPage />;
}
