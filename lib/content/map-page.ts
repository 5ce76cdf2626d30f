import { chooseImage } from '@/domain/content/image-choice';
import type { PageBySlugQuery } from '@/graphql/generated/content/graphql';
import type { ContentBlock, HeroBlock, ImageView, PageView } from './page-view';

type WirePage = NonNullable<PageBySlugQuery['pages'][number]>;
type WireBlock = NonNullable<NonNullable<WirePage['pageZone']>[number]>;
type WireHero = Extract<WireBlock, { __typename?: 'ComponentPageHeroImage' }>;
type WireImage = {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
};

const unknownSize = { width: 3, height: 2 };

/** A page of the content service as the site shows it; blocks this site does not know are left out. */
export function mapPage(page: WirePage, language: string): PageView {
  const translations = page.localizations.flatMap((other) =>
    other?.slug && other.locale ? [{ language: other.locale, slug: other.slug }] : [],
  );
  return {
    title: page.title,
    slug: page.slug ?? '',
    metaDescription: page.metaDescription,
    blocks: (page.pageZone ?? []).flatMap((block) => (block ? mapBlock(block) : [])),
    slugs: [...translations, { language, slug: page.slug ?? '' }],
  };
}

function mapBlock(block: WireBlock): ContentBlock[] {
  switch (block.__typename) {
    case 'ComponentPageRichText':
      return [{ kind: 'rich-text', id: block.id, markdown: block.markdown ?? '' }];
    case 'ComponentPageHeroImage':
      return [mapHero(block)];
    case 'ComponentPageInfoArray':
      return [
        {
          kind: 'info-array',
          id: block.id,
          title: block.infoArrayTitle,
          subject: block.subject,
          infos: (block.listOfInfo ?? []).flatMap((info) =>
            info ? [{ title: info.title ?? '', text: info.text ?? '' }] : [],
          ),
        },
      ];
    case 'ComponentPageHighlightedTextImage':
      return [
        {
          kind: 'highlighted-text-image',
          id: block.id,
          title: block.title,
          text: block.text,
          image: mapImage(block.image),
          isImageOnRight: block.imageOnRight ?? true,
        },
      ];
    default:
      return [];
  }
}

function mapHero(hero: WireHero): HeroBlock {
  return {
    kind: 'hero-image',
    id: hero.id,
    title: hero.title ?? '',
    text: hero.text,
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

/** On the home page the hero shows one model and leads to all of them; elsewhere the accessory it names. */
function hrefOf({ linkToAccessory }: WireHero): string {
  return linkToAccessory ? `/accessories/${linkToAccessory.slug}` : '/bikes';
}

function mapImage(image: WireImage | null): ImageView | null {
  if (!image) return null;
  return {
    url: image.url,
    alt: image.alternativeText ?? '',
    width: image.width ?? unknownSize.width,
    height: image.height ?? unknownSize.height,
  };
}
