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
  /** A picture's path; the brand's own without one. */
  readonly image?: string | undefined;
}

/** The house's name, a bicycle and its sentence, as the home page says them. */
const BRAND_PICTURES: Readonly<Record<Language, { url: string; alt: string }>> = {
  de: { url: '/icons/share-de.jpg', alt: 'Lautlos: Laut ist nur die Klingel.' },
  en: { url: '/icons/share-en.jpg', alt: 'Lautlos: Only the bell is loud.' },
};

const LOCALES: Readonly<Record<Language, string>> = { de: 'de_DE', en: 'en_GB' };

/** The head of a page: canonical without query, all languages as alternates, Open Graph. */
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

/** The address of a picture as others show it when they link to a page; undefined without one. */
export function getShareImageUrl(image: ImageView | null | undefined): string | undefined {
  if (!image) return undefined;
  return image.stored ? getSharePath(image.stored) : image.url;
}

type ContentFacts = Pick<PageView, 'title' | 'metaTitle' | 'slug' | 'metaDescription' | 'slugs'> & {
  /** The picture it is known by. */
  image?: PageView['shareImage'];
  /** The editor's choice, which goes before. */
  shareImage?: PageView['shareImage'];
  blocks?: PageView['blocks'];
};

/**
 * The head of what an editor wrote; its translations, which may have slugs of their own, are its alternates (Spec §2). `folder` is
 * what its address begins with, for instance /news.
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

/** What a page shows first stands for it; the brand's own picture for a page without any. */
function firstPicture(blocks: PageView['blocks']): ImageView | undefined {
  const images = blocks.flatMap((block) => ('image' in block && block.image ? [block.image] : []));
  return images[0];
}

/** The head of a page that has its address in every language; an editor's words come before the site's own. */
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

/** The head of a list's page, its words from one namespace of the messages; nothing for a language the site does not speak. */
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
