import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PresaleNotice } from '@/components/catalog/presale-notice';
import type { presaleSlugs } from '@/domain/access/presale';
import { toLanguage } from '@/domain/language/detect-language';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import { BikeView } from './[slug]/bike-view';
import { ConfigurationView } from './[slug]/configuration/configuration-view';

export interface PresaleProps {
  readonly params: Promise<{ readonly lang: string }>;
}

type PresaleSlug = (typeof presaleSlugs)[number];

/** The page of a model only b2b customers may order; middleware keeps everybody else out (Spec §6). */
export async function PresaleBike({ params, slug }: PresaleProps & { readonly slug: PresaleSlug }) {
  return <BikeView bike={await load(params, slug)} notice={<PresaleNotice />} />;
}

/** Its configuration. */
export async function PresaleConfiguration({
  params,
  slug,
}: PresaleProps & { readonly slug: PresaleSlug }) {
  return <ConfigurationView bike={await load(params, slug)} notice={<PresaleNotice />} />;
}

/** The head of both: a name, and that no index may hold them. */
export async function presaleMetadata(
  { params }: PresaleProps,
  slug: PresaleSlug,
): Promise<Metadata> {
  const { name } = await load(params, slug);
  return { title: name, robots: { index: false, follow: false } };
}

async function load(params: PresaleProps['params'], slug: PresaleSlug) {
  const language = toLanguage((await params).lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  return bike ?? notFound();
}
