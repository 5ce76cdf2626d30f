export type ImageView = { url: string; alt: string; width: number; height: number };

type RichTextBlock = { kind: 'rich-text'; id: string; markdown: string };

export type HeroBlock = {
  kind: 'hero-image';
  id: string;
  title: string;
  text: string | null;
  titleColor: string | null;
  textColor: string | null;
  callToAction: { text: string; href: string; color: string | null } | null;
  /** The model the picture shows when there is no image. */
  bikeSlug: string | null;
  image: ImageView | null;
  mobileImage: ImageView | null;
};

export type InfoArrayBlock = {
  kind: 'info-array';
  id: string;
  title: string | null;
  subject: string | null;
  infos: { title: string; text: string }[];
};

export type HighlightBlock = {
  kind: 'highlighted-text-image';
  id: string;
  title: string | null;
  text: string | null;
  image: ImageView | null;
  isImageOnRight: boolean;
};

export type ContentBlock = RichTextBlock | HeroBlock | InfoArrayBlock | HighlightBlock;

export type PageView = {
  title: string;
  slug: string;
  metaDescription: string | null;
  blocks: ContentBlock[];
  /** The slug of the same page in each language it exists in. */
  slugs: { language: string; slug: string }[];
};
