import type { Metadata } from 'next';
import { defaultLanguage, type Language, languages, parseLanguage } from '@/domain/locale/language';
import { getSharePath } from '@/lib/platform/media/stored-picture';
import type { ImageView, PageView } from '@/lib/platform/views/page-view';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { getTranslations } from 'next-intl/server';
import 'server-only';

interface PageFacts {
  readonly language: Language;
  /** The path without its language, for instance /bikes/ludwig. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Path of an image; defaults to the brand's image. */
  readonly image?: string | undefined;
}

/** Default share images: the brand name, a bike and the claim of the home page. */
const BRAND_PICTURES: Readonly<Record<Language, { url: string; alt: string }>> = {
  de: { url: '/icons/share-de.jpg', alt: 'Lautlos: Laut ist nur die Klingel.' },
  en: { url: '/icons/share-en.jpg', alt: 'Lautlos: Only the bell is loud.' },
};

const LOCALES: Readonly<Record<Language, string>> = { de: 'de_DE', en: 'en_GB' };

/** Builds the metadata of a page: canonical URL without query, alternates in all languages, Open Graph. */
export function buildPageMetadata({
  language,
  path,
  title,
  description,
  image,
}: PageFacts): Metadata {
  const alternates = Object.fromEntries(languages.map((other) => [other, `/${other}${path}`]));
  return {
    title,
    description,
    alternates: {
      canonical: `/${language}${path}`,
      languages: { ...alternates, 'x-default': `/${defaultLanguage}${path}` },
    },
    openGraph: {
      type: 'website',
      siteName: 'Lautlos',
      title,
      description,
      url: `/${language}${path}`,
      locale: LOCALES[language],
      alternateLocale: languages
        .filter((other) => other !== language)
        .map((other) => LOCALES[other]),
      images: [
        image === undefined
          ? { ...BRAND_PICTURES[language], width: 1200, height: 630 }
          : { url: image },
      ],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}

/**
 * Returns the path of a stored image in the size for social media, or the URL of any other image; undefined without an
 * image.
 */
export function getShareImageUrl(image: ImageView | null | undefined): string | undefined {
  if (!image) return undefined;
  return image.stored ? getSharePath(image.stored) : image.url;
}

type ContentFacts = Pick<PageView, 'title' | 'metaTitle' | 'slug' | 'metaDescription' | 'slugs'> & {
  /** Image of the content, used as share image by default. */
  image?: PageView['shareImage'];
  /** Share image chosen by the editor, which takes precedence over `image`. */
  shareImage?: PageView['shareImage'];
  blocks?: PageView['blocks'];
};

/**
 * Builds the metadata of editorial content. The alternates are the translations of the page, which may have different
 * slugs (Specification §2). `folder` is the path prefix, for instance /news.
 */
export function buildContentPageMetadata(
  language: Language,
  page: ContentFacts,
  folder = '',
): Metadata {
  const { slug, metaDescription, slugs } = page;
  const title = page.metaTitle ?? page.title;
  const facts = buildPageMetadata({
    language,
    path: `${folder}/${slug}`,
    title,
    description: metaDescription ?? title,
    image: getShareImageUrl(page.shareImage ?? page.image ?? firstPicture(page.blocks ?? [])),
  });
  const alternates = Object.fromEntries(
    slugs.map((other) => [other.language, `/${other.language}${folder}/${other.slug}`]),
  );
  const fallback = alternates[defaultLanguage] ?? `/${language}${folder}/${slug}`;
  return {
    ...facts,
    alternates: {
      canonical: `/${language}${folder}/${slug}`,
      languages: { ...alternates, 'x-default': fallback },
    },
  };
}

/** Returns the first image in the page's blocks; undefined when there is none, so that the brand's image applies. */
function firstPicture(blocks: PageView['blocks']): ImageView | undefined {
  const images = blocks.flatMap((block) => ('image' in block && block.image ? [block.image] : []));
  return images[0];
}

/**
 * Builds the metadata of a page that exists in every language at the same path; an editor's texts take precedence over
 * the defaults.
 */
export async function buildFixedPageMetadata(
  language: Language,
  slug: string,
  words: { title: string; description: string },
): Promise<Metadata> {
  const page = await findOptionalPage(language, slug);
  return buildPageMetadata({
    language,
    path: `/${slug}`,
    title: page?.title ?? words.title,
    description: page?.metaDescription ?? words.description,
  });
}

type Namespace = 'catalog.bikes' | 'catalog.accessories' | 'outlet';

const titleOf = {
  'catalog.bikes': 'bikes',
  'catalog.accessories': 'accessories',
  outlet: 'outlet',
} as const satisfies Record<Namespace, string>;

/** Builds the metadata of a list page from one namespace of the messages; empty for an unsupported language. */
export async function buildListMetadata(
  params: Promise<{ readonly lang: string }>,
  path: string,
  namespace: Namespace,
): Promise<Metadata> {
  const language = parseLanguage((await params).lang);
  if (language === null) return {};
  const [t, titles] = await Promise.all([
    getTranslations({ locale: language, namespace }),
    getTranslations({ locale: language, namespace: 'titles' }),
  ]);
  const title = titles(titleOf[namespace]);
  return buildPageMetadata({ language, path, title, description: t('description') });
}
