import type { Metadata } from 'next';
import { ContentPage } from '@/components/content/content-page';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { findAnyPage } from '@/lib/server/content/find-any-page';
import { requireLanguage } from '@/lib/platform/i18n/require-language';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';

type RestParams = { params: Promise<{ lang: string; rest: string[] }> };

export const revalidate = 300;

/** None is known ahead; each is made when it is asked for. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: RestParams): Promise<Metadata> {
  const { language, page } = await load(params);
  return page ? contentPageMetadata(language, page) : { title: '404' };
}

/** A page an editor wrote below another one; every other address is unknown (Spec §2, §8). */
export default async function DeeperPage({ params }: RestParams) {
  const { language, slug, page } = await load(params);
  if (!page) return leaveUnknownAddress('page', language, slug);
  return <ContentPage page={page} />;
}

async function load(params: RestParams['params']) {
  const [language, { rest }] = await Promise.all([requireLanguage(params), params]);
  const slug = rest.join('/');
  return { language, slug, page: await findAnyPage(language, slug) };
}
