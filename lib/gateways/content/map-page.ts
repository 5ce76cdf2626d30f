import { logger } from '@/lib/platform/observability/logger';
import { addNonBreakingSpaces } from '@/domain/text/typography';
import { findImageForDevice } from '@/lib/platform/media/stored-picture';
import type { PageBySlugQuery } from '@/graphql/generated/content/graphql';
import { mapImage, mapSlugs } from './map-image';
import type { ContentBlock, HeroBlock, PageView } from '@/lib/platform/views/page-view';

const reported = new Set<string>();

/** Logs an unknown block kind, once per kind. Pages are shown without such blocks. */
function logUnknownBlock(kind: string): void {
  if (reported.has(kind)) return;
  reported.add(kind);
  logger.warn('An unknown content block is omitted', { blockType: kind });
}

type WireZone = NonNullable<PageBySlugQuery['pages'][number]>['pageZone'];
type WireBlock = NonNullable<NonNullable<WireZone>[number]>;
type WireHero = Extract<WireBlock, { __typename?: 'ComponentPageHeroImage' }>;
type WireItems = Extract<WireBlock, { __typename?: 'ComponentPageSupportTextImages' }>['items'];

/** Maps a page's blocks in order. Leaves out unknown blocks and logs each kind once. */
export function mapBlocks(zone: WireZone): ContentBlock[] {
  return (zone ?? []).flatMap((block) => (block ? (mapBlock(block) ?? []) : []));
}

function mapBlock(block: WireBlock): ContentBlock | null {
  switch (block.__typename) {
    case 'ComponentPageRichText':
      return { kind: 'rich-text', id: block.id, markdown: block.markdown ?? '' };
    case 'ComponentPageHeroImage':
      return mapHero(block);
    case 'ComponentPageButtons':
      return {
        kind: 'buttons',
        id: block.id,
        title: block.title,
        buttons: present(block.buttons).map(({ id, text, link, image }) => ({
          id,
          text: text ?? '',
          href: link ?? '',
          image: mapImage(image),
        })),
      };
    case 'ComponentPageShippingTable':
      return {
        kind: 'shipping-table',
        id: block.id,
        title: block.title,
        note: block.note && addNonBreakingSpaces(block.note),
        rows: present(block.rows).map(({ id, country, method, duration, price, freeFrom }) => ({
          id,
          country: country ?? '',
          method: addNonBreakingSpaces(method ?? ''),
          duration: addNonBreakingSpaces(duration ?? ''),
          price: addNonBreakingSpaces(price ?? ''),
          freeFrom: addNonBreakingSpaces(freeFrom ?? ''),
        })),
      };
    case 'ComponentPageSupportTextImages':
      return {
        kind: 'support-text-images',
        id: block.id,
        title: block.title,
        items: mapItems(block.items),
      };
    case 'ComponentPageInfoArray':
      return {
        kind: 'info-array',
        id: block.id,
        title: block.infoArrayTitle,
        subject: block.subject,
        infos: present(block.listOfInfo).map(({ title, text }) => ({
          title: addNonBreakingSpaces(title ?? ''),
          text: text ?? '',
        })),
      };
    case 'ComponentPageImageGroup':
      return {
        kind: 'image-group',
        id: block.id,
        title: block.title,
        images: present(block.images).flatMap((image) => mapImage(image) ?? []),
      };
    case 'ComponentPageHeaderImage':
      return {
        kind: 'header-image',
        id: block.id,
        title: block.title,
        image: mapImage(block.image),
      };
    case 'ComponentPageHighlightedTextImage':
      return {
        kind: 'highlighted-text-image',
        id: block.id,
        title: block.title,
        text: block.text,
        image: mapImage(block.image),
        isImageOnRight: block.imageOnRight ?? true,
      };
    case 'Error':
    case undefined:
      logUnknownBlock('Error');
      return null;
    default:
      logUnknownBlock(String((block satisfies never as WireBlock).__typename));
      return null;
  }
}

function mapItems(items: WireItems) {
  return present(items).map(({ id, title, text, link, linkText, image }) => ({
    id,
    title: addNonBreakingSpaces(title ?? ''),
    markdown: text ?? '',
    link: link && linkText ? { text: linkText, href: link } : null,
    image: mapImage(image),
  }));
}

function mapHero(hero: WireHero): HeroBlock {
  return {
    kind: 'hero-image',
    id: hero.id,
    title: hero.title ?? '',
    text: hero.text,
    form:
      hero.componentType === 'standing' || hero.componentType === 'framed'
        ? hero.componentType
        : null,
    titleColor: hero.titleFontColor,
    textColor: hero.textFontColor,
    callToAction: hero.callToActionText
      ? { text: hero.callToActionText, href: hrefOf(hero), color: hero.callToActionFontColor }
      : null,
    bikeSlug: hero.linkToBike?.slug ?? null,
    image: mapImage(findImageForDevice([hero.image, hero.horizontal, hero.vertical], 'desktop')),
    mobileImage: mapImage(
      findImageForDevice([hero.mobileVertical, hero.mobileHorizontal], 'mobile'),
    ),
  };
}

/** Returns the link of a hero: to its accessory or model, otherwise to the list of all models. */
function hrefOf({ linkToBike, linkToAccessory }: WireHero): string {
  if (linkToAccessory) return `/accessories/${linkToAccessory.slug}`;
  return linkToBike ? `/bikes/${linkToBike.slug}` : '/bikes';
}

function present<Item>(items: readonly (Item | null)[] | null | undefined): Item[] {
  return (items ?? []).filter((item) => item !== null);
}

type WirePage = NonNullable<PageBySlugQuery['pages'][number]>;

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
