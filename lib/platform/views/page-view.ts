import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import type { TextNode } from '@/domain/content/content-text';

export type ImageView = {
  url: string;
  alt: string;
  width: number;
  height: number;
  /** The stored picture when the image is one of the site's own, otherwise null. */
  stored: StoredPicture | null;
};

type RichTextBlock = { kind: 'rich-text'; id: string; markdown: string };

export type HeroBlock = {
  kind: 'hero-image';
  id: string;
  title: string;
  text: string | null;
  /**
   * Set by the editor. standing: cut-out on the page background; framed: picture in a rectangular frame; null: standing
   * for the site's own bicycle pictures, framed for all others.
   */
  form: 'standing' | 'framed' | null;
  titleColor: string | null;
  textColor: string | null;
  callToAction: { text: string; href: string; color: string | null } | null;
  /** Model whose picture is shown when there is no image. */
  bikeSlug: string | null;
  image: ImageView | null;
  mobileImage: ImageView | null;
};

export type ButtonsBlock = {
  kind: 'buttons';
  id: string;
  title: string | null;
  buttons: { id: string; text: string; href: string; image: ImageView | null }[];
};

export type ShippingTableBlock = {
  kind: 'shipping-table';
  id: string;
  title: string | null;
  note: string | null;
  rows: {
    id: string;
    country: string;
    method: string;
    duration: string;
    price: string;
    freeFrom: string;
  }[];
};

export type SupportTextImagesBlock = {
  kind: 'support-text-images';
  id: string;
  title: string | null;
  items: {
    id: string;
    title: string;
    markdown: string;
    link: { text: string; href: string } | null;
    image: ImageView | null;
  }[];
};

export type InfoArrayBlock = {
  kind: 'info-array';
  id: string;
  title: string | null;
  subject: string | null;
  /** `text` is Markdown. */
  infos: { title: string; text: string }[];
};

export type ImageGroupBlock = {
  kind: 'image-group';
  id: string;
  title: string | null;
  images: ImageView[];
};

export type HeaderImageBlock = {
  kind: 'header-image';
  id: string;
  title: string | null;
  image: ImageView | null;
};

export type HighlightBlock = {
  kind: 'highlighted-text-image';
  id: string;
  title: string | null;
  text: string | null;
  image: ImageView | null;
  isImageOnRight: boolean;
};

/** One content block of a page (Specification §3, pageZoneSchema). */
export type ContentBlock =
  | RichTextBlock
  | HeroBlock
  | ButtonsBlock
  | ShippingTableBlock
  | SupportTextImagesBlock
  | InfoArrayBlock
  | ImageGroupBlock
  | HeaderImageBlock
  | HighlightBlock;

/** Slug of an entry in one language. */
export type LanguageSlug = { language: string; slug: string };

/**
 * Filter of a page below /bikes or /accessories, which lists the products that match all of these values, given as
 * slugs; null means no restriction.
 */
type Listing = {
  readonly subcategory: string | null;
  readonly transmission: string | null;
  readonly geometry: string | null;
  readonly category: string | null;
};

export type PageView = {
  title: string;
  /** Title for search engines and browser tabs, instead of `title`. */
  metaTitle?: string | null;
  listing?: Listing | null;
  slug: string;
  metaDescription: string | null;
  /** Share image chosen by the editor. */
  shareImage?: ImageView | null;
  blocks: ContentBlock[];
  slugs: LanguageSlug[];
};

export const landingFolders = ['bikes', 'accessories'] as const;

export type LandingFolder = (typeof landingFolders)[number];

/** A landing page by an editor about one kind of bicycles or accessories. */
export interface LandingLink {
  readonly folder: LandingFolder;
  /** Last segment of its path. */
  readonly slug: string;
  readonly title: string;
  readonly listing: Listing;
}

type ConsentCategoryWords = { name: string; text: string };

export type ConsentTexts = {
  privacyLead: string;
  privacyLink: string;
  choices: string;
  necessary: ConsentCategoryWords;
  statistics: ConsentCategoryWords;
  marketing: ConsentCategoryWords;
  more: string;
  confirm: string;
  only: string;
  all: string;
  chooseFirst: string;
};

/**
 * Texts of the consent dialog: title, subject and entries from the CMS, the rest from the interface messages
 * (Specification §2).
 */
export type ConsentNotice = {
  title: string;
  subject: string | null;
  entries: readonly { title: string; text: readonly TextNode[] }[];
  words: ConsentTexts;
};
