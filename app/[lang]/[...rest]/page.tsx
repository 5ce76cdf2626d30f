import type { Metadata } from 'next';
import { ContentPage } from '@/components/content/content-page';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';
import { findPageByPath } from '@/lib/server/content/find-page';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';

type RestParams = { params: Promise<{ lang: string; rest: string[] }> };

export const revalidate = 300;

/** No path is prerendered. Each path is rendered on its first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: RestParams): Promise<Metadata> {
  const { language, page } = await load(params);
  return page ? buildContentPageMetadata(language, page) : { title: '404' };
}

/** Renders an editorial page nested below another one. Any other path is a 404 (Specification §2, §8). */
export default async function NestedContentPage({ params }: RestParams) {
  const { language, slug, page } = await load(params);
  if (!page) return handleUnknownUrl('page', language, slug);
  return <ContentPage page={page} />;
}

async function load(params: RestParams['params']) {
  const [language, { rest }] = await Promise.all([getPageLanguage(params), params]);
  const slug = rest.join('/');
  return { language, slug, page: await findPageByPath(language, slug) };
}
