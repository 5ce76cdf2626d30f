import type { PageBySlugQuery } from '@/graphql/generated/content/graphql';
import { mapBlocks } from './map-blocks';
import { mapImage } from './map-image';
import { mapSlugs } from './map-slugs';
import type { PageView } from '@/lib/platform/views/page-view';

type WirePage = NonNullable<PageBySlugQuery['pages'][number]>;

/** A page of the content service as the site shows it. */
export function mapPage(page: WirePage, language: string): PageView {
  return {
    title: page.title,
    metaTitle: page.metaTitle,
    listing: page.listing,
    slug: page.slug ?? '',
    metaDescription: page.metaDescription,
    shareImage: mapImage(page.metaImage),
    blocks: mapBlocks(page.pageZone),
    slugs: mapSlugs(page, language),
  };
}
