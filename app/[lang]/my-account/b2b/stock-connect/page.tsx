import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { StockConnectPage } from '@/components/b2b/stock-connect/stock-connect-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('b2b.stockConnect');
  return { title: t('title') };
}

export default function DealerStockConnectPage() {
  return <StockConnectPage />;
}
