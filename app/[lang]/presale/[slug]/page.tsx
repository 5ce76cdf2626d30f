import type { Metadata } from 'next';
import { BikeView } from '@/app/[lang]/bikes/[slug]/bike-view';
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

/** The page of a model only b2b customers may see and order, shown at the address of a bicycle (Spec §6). */
export default async function PresalePage({ params }: Props) {
  const { lang, slug } = await params;
  const [bike, { order, ...words }] = await Promise.all([loadPresale(lang, slug), presaleWords()]);
  return <BikeView bike={bike} notice={<PresaleNotice words={words} />} orderLabel={order} />;
}
