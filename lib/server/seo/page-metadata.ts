import type { Metadata } from 'next';
import { defaultLanguage, type Language, languages } from '@/domain/language/detect-language';

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
export function pageMetadata({ language, path, title, description, image }: PageFacts): Metadata {
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
