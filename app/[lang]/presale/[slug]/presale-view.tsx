import type { Metadata } from 'next';
import { PresaleNotice } from '@/components/catalog/presale-notice';
import { getVisitorPresalePage } from '@/lib/server/catalog/presale';
import { getPresaleMessages } from '@/lib/server/catalog/presale';

export interface PresaleProps {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

/** Metadata of a presale page: the title, and `noindex`. */
export async function buildPresaleMetadata({ params }: PresaleProps): Promise<Metadata> {
  const { lang, slug } = await params;
  const { name } = await getVisitorPresalePage(lang, slug);
  return { title: name, robots: { index: false, follow: false } };
}

/**
 * Loads the props of `BikeView` and `ConfigurationView` for a model that only b2b customers can see and order
 * (Specification §6).
 */
export async function getPresaleView({ params }: PresaleProps) {
  const { lang, slug } = await params;
  const [bike, { order, ...words }] = await Promise.all([
    getVisitorPresalePage(lang, slug),
    getPresaleMessages(),
  ]);
  return { bike, notice: <PresaleNotice labels={words} />, orderLabel: order };
}
