import type { Language } from '@/domain/locale/language';
import {
  FooterPagesDocument,
  type FooterPagesQuery,
  PageBySlugDocument,
  type PageBySlugQuery,
  PageSearchTextsDocument,
  type PageSearchTextsQuery,
  LandingPagesDocument,
  NotificationBannerDocument,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';
import { type LandingLink, landingFolders } from '@/lib/platform/views/page-view';
import type { Banner } from '@/domain/content/banner';
import 'server-only';

type PageDto = NonNullable<PageBySlugQuery['pages'][number]>;
type FooterPageDto = NonNullable<FooterPagesQuery['pages'][number]>;

/** Fetches a published page with its blocks. Returns null when the slug is unknown. */
export async function fetchPage(language: Language, slug: string): Promise<Result<PageDto | null>> {
  const result = await fetchContent({
    document: PageBySlugDocument,
    variables: { locale: language, slug },
    tags: getContentCacheTags('page', language, slug),
  });
  return mapResult(result, ({ pages }) => pages[0] ?? null);
}

/** Fetches the pages that editors selected for the footer. */
export async function fetchFooterPages(language: Language): Promise<Result<FooterPageDto[]>> {
  const result = await fetchContent({
    document: FooterPagesDocument,
    variables: { locale: language },
    tags: getContentCacheTags('page', language),
  });
  return mapResult(result, ({ pages }) => pages.filter((page) => page !== null));
}

export type PageTextDto = NonNullable<PageSearchTextsQuery['pages'][number]>;

/** Fetches the texts of all published pages of a language, without images. */
export async function fetchPageTexts(language: Language): Promise<Result<PageTextDto[]>> {
  const result = await fetchContent({
    document: PageSearchTextsDocument,
    variables: { locale: language },
    tags: getContentCacheTags('page', language),
    only: 'PUBLISHED',
  });
  return mapResult(result, ({ pages }) => pages.filter((page) => page !== null));
}

/** Fetches the landing pages (pages below /bikes and /accessories that show a product list), sorted by title. */
export async function fetchLandingPages(language: Language): Promise<Result<LandingLink[]>> {
  const result = await fetchContent({
    document: LandingPagesDocument,
    variables: { locale: language },
    tags: getContentCacheTags('page', language),
  });
  return mapResult(result, ({ pages }) =>
    pages.flatMap((page) => {
      const [first, slug, ...deeper] = page?.slug?.split('/') ?? [];
      const folder = landingFolders.find((one) => one === first);
      if (!page?.listing || folder === undefined || slug === undefined || deeper.length > 0)
        return [];
      return [{ folder, slug, title: page.title, listing: page.listing }];
    }),
  );
}

/** Fetches the published banner of a language. Returns null when there is none (Specification §7). */
export async function fetchBanner(language: Language): Promise<Result<Banner | null>> {
  const result = await fetchContent({
    document: NotificationBannerDocument,
    variables: { locale: language },
    tags: getContentCacheTags('notification-banner', language),
  });
  return mapResult(
    result,
    ({ notificationBanner }) =>
      notificationBanner && {
        text: notificationBanner.text,
        slug: notificationBanner.slug,
        showEverywhere: notificationBanner.showEverywhere ?? false,
      },
  );
}
