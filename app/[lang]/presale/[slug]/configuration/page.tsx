import type { Metadata } from 'next';
import { ConfigurationView } from '@/app/[lang]/bikes/[slug]/configuration/configuration-view';
import { PresaleNotice } from '@/components/catalog/presale-notice';
import { loadPresale } from '@/lib/server/presale/load-presale';
import { presaleWords } from '@/lib/server/presale/presale-words';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

/** Made for each visit: no shared cache may hold what only b2b customers see. */
export const dynamic = 'force-dynamic';

/** A name, and that no index may hold the page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const { name } = await loadPresale(lang, slug);
  return { title: name, robots: { index: false, follow: false } };
}

/** The configuration of a model only b2b customers may see and order. */
export default async function PresaleConfigurationPage({ params }: Props) {
  const { lang, slug } = await params;
  const [bike, { order, ...words }] = await Promise.all([loadPresale(lang, slug), presaleWords()]);
  return (
    <ConfigurationView bike={bike} notice={<PresaleNotice words={words} />} orderLabel={order} />
  );
}
