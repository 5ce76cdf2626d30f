import type { Metadata } from 'next';
import { ContentPage } from '@/components/content/content-page';
import { GuaranteeNotice } from '@/components/content/guarantee-notice';
import { languages } from '@/domain/language/detect-language';
import { findGuaranteeNotice } from '@/lib/server/legal/guarantee-notice';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { findAnyPage } from '@/lib/server/content/find-any-page';
import { listPageSlugs } from '@/lib/server/content/list-page-slugs';
import { requireLanguage } from '@/lib/platform/i18n/require-language';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';

type PageParams = { params: Promise<{ lang: string; page: string }> };

export const revalidate = 300;

/** The page that shows the official notice on the legal guarantee. */
const guaranteeSlug = 'legal-guarantee';

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => (await listPageSlugs(lang)).map((page) => ({ lang, page }))),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: PageParams): Promise<Metadata> {
  const { language, page } = await load(params);
  return page ? contentPageMetadata(language, page) : {};
}

/** A page an editor wrote, such as terms or imprint; everything nobody wrote is not found (Spec §2). */
export default async function AnyPage({ params }: PageParams) {
  const { language, slug, page } = await load(params);
  if (!page) return leaveUnknownAddress('page', language, slug);
  const notice = slug === guaranteeSlug ? findGuaranteeNotice(language) : null;
  return <ContentPage page={page}>{notice && <GuaranteeNotice src={notice} />}</ContentPage>;
}

async function load(params: PageParams['params']) {
  const [language, { page: slug }] = await Promise.all([requireLanguage(params), params]);
  return { language, slug, page: await findAnyPage(language, slug) };
}
