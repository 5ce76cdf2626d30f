import { firmSpaces } from '@/domain/content/firm-spaces';
import { chooseImage } from '@/domain/content/image-choice';
import type { PageBySlugQuery } from '@/graphql/generated/content/graphql';
import { mapImage } from './map-image';
import type { ContentBlock, HeroBlock } from '@/lib/platform/views/page-view';
import { reportUnknownBlock } from './report-unknown-block';

type WireZone = NonNullable<PageBySlugQuery['pages'][number]>['pageZone'];
type WireBlock = NonNullable<NonNullable<WireZone>[number]>;
type WireHero = Extract<WireBlock, { __typename?: 'ComponentPageHeroImage' }>;
type WireItems = Extract<WireBlock, { __typename?: 'ComponentPageSupportTextImages' }>['items'];

/** The blocks of a page in their order. One this site does not know is left out and reported once. */
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
        note: block.note && firmSpaces(block.note),
        rows: present(block.rows).map(({ id, country, method, duration, price, freeFrom }) => ({
          id,
          country: country ?? '',
          method: firmSpaces(method ?? ''),
          duration: firmSpaces(duration ?? ''),
          price: firmSpaces(price ?? ''),
          freeFrom: firmSpaces(freeFrom ?? ''),
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
          title: firmSpaces(title ?? ''),
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
      reportUnknownBlock('Error');
      return null;
    default:
      reportUnknownBlock(String((block satisfies never as WireBlock).__typename));
      return null;
  }
}

function mapItems(items: WireItems) {
  return present(items).map(({ id, title, text, link, linkText, image }) => ({
    id,
    title: firmSpaces(title ?? ''),
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
    image: mapImage(chooseImage([hero.image, hero.horizontal, hero.vertical], 'desktop')),
    mobileImage: mapImage(chooseImage([hero.mobileVertical, hero.mobileHorizontal], 'mobile')),
  };
}

/** A hero leads to the model or accessory it names, else to all models. */
function hrefOf({ linkToBike, linkToAccessory }: WireHero): string {
  if (linkToAccessory) return `/accessories/${linkToAccessory.slug}`;
  return linkToBike ? `/bikes/${linkToBike.slug}` : '/bikes';
}

function present<Item>(items: readonly (Item | null)[] | null | undefined): Item[] {
  return (items ?? []).filter((item) => item !== null);
}
