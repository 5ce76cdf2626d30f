import type { Metadata } from 'next';
import { ContentPage } from '@/components/content/content-page';
import { GuaranteeNotice } from '@/components/content/content-page';
import { languages } from '@/domain/locale/language';
import { findGuaranteeNotice } from '@/lib/server/content/find-guarantee-notice';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';
import { findPageByPath } from '@/lib/server/content/find-page';
import { listPageSlugs } from '@/lib/server/content/get-footer';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';

type PageParams = { params: Promise<{ lang: string; page: string }> };

export const revalidate = 300;

/** The slug of the page with the official notice on the legal guarantee. */
const guaranteeSlug = 'legal-guarantee';

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => (await listPageSlugs(lang)).map((page) => ({ lang, page }))),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: PageParams): Promise<Metadata> {
  const { language, page } = await load(params);
  return page ? buildContentPageMetadata(language, page) : {};
}

/** Renders an editorial page such as terms or imprint. An unknown slug is a 404 (Specification §2). */
export default async function TopLevelContentPage({ params }: PageParams) {
  const { language, slug, page } = await load(params);
  if (!page) return handleUnknownUrl('page', language, slug);
  const notice = slug === guaranteeSlug ? findGuaranteeNotice(language) : null;
  return <ContentPage page={page}>{notice && <GuaranteeNotice src={notice} />}</ContentPage>;
}

async function load(params: PageParams['params']) {
  const [language, { page: slug }] = await Promise.all([getPageLanguage(params), params]);
  return { language, slug, page: await findPageByPath(language, slug) };
}
