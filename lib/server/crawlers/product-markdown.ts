import { type Availability, getAvailability } from '@/domain/availability/availability';
import type { Language } from '@/domain/locale/language';
import { formatPrice } from '@/domain/money/format-money';
import { formatDay } from '@/lib/platform/i18n/format-days';
import { getTranslations } from 'next-intl/server';
import {
  formatMarkdownHeading,
  formatMarkdownTable,
  formatMarkdownParagraphs,
  toAbsoluteLinks,
} from './markdown';
import { findAccessoryPage } from '@/lib/server/catalog/get-accessory-page';
import { toSiteUrl } from '@/lib/platform/config/env';
import { parsePackedVariants } from '@/domain/catalog/variant';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import 'server-only';

const tableHeaders = {
  de: {
    ...{
      fact: 'Angabe',
      value: 'Wert',
      sku: 'Artikelnummer',
      drivetrain: 'Antrieb',
      frame: 'Rahmen',
    },
    ...{ size: 'Größe', color: 'Farbe', variant: 'Ausführung', price: 'Preis', when: 'Lieferbar' },
  },
  en: {
    ...{
      fact: 'Detail',
      value: 'Value',
      sku: 'Item no.',
      drivetrain: 'Drivetrain',
      frame: 'Frame',
    },
    ...{ size: 'Size', color: 'Colour', variant: 'Version', price: 'Price', when: 'Available' },
  },
} as const;

type Words = Awaited<ReturnType<typeof getTranslations<'common.availability'>>>;

/** Formats price and availability with the same messages as the page. */
function formatOffer(
  {
    priceCents,
    availability,
  }: { readonly priceCents: number; readonly availability: Availability },
  language: Language,
  t: Words,
): [price: string, when: string] {
  const when =
    availability.kind === 'date'
      ? t('date', { day: formatDay(availability.date, language) })
      : t(availability.kind);
  return [formatPrice(priceCents, language), when];
}

/**
 * Renders an accessory page: description and all articles with price and availability. Null when it does not exist or
 * has no articles for sale.
 */
export async function renderAccessoryMarkdown(
  language: Language,
  slug: string,
): Promise<string | null> {
  const [accessory, t] = await Promise.all([
    findAccessoryPage(language, slug),
    getTranslations({ locale: language, namespace: 'common.availability' }),
  ]);
  if (accessory === null) return null;
  const head = tableHeaders[language];
  const { name, claim, description, brand, specs, articles } = accessory;
  const text = formatMarkdownParagraphs([
    formatMarkdownHeading(1, [brand?.name, name].filter(Boolean).join(' · ')),
    claim,
    description,
    formatMarkdownTable(
      [head.fact, head.value],
      specs.map(({ title, text: words }) => [title, words]),
    ),
    formatMarkdownTable(
      [head.sku, head.variant, head.color, head.size, head.price, head.when],
      articles.map((article) => [
        article.sku,
        article.variant ?? '',
        article.color?.name ?? '',
        article.size ?? '',
        ...formatOffer(article, language, t),
      ]),
    ),
  ]);
  return toAbsoluteLinks(text, toSiteUrl('/').replace(/\/$/, ''), language);
}

/**
 * Renders a bike page: description, specifications and all variants with price and availability. Null when the model
 * does not exist.
 */
export async function renderBikeMarkdown(language: Language, slug: string): Promise<string | null> {
  const [bike, t] = await Promise.all([
    getBikePage(language, slug),
    getTranslations({ locale: language, namespace: 'common.availability' }),
  ]);
  if (bike === null) return null;
  const head = tableHeaders[language];
  const nameOf = (list: readonly { short: string; name: string }[], short: string) =>
    list.find((one) => one.short === short)?.name ?? short;
  const rows = parsePackedVariants(bike.variants, bike.drivetrains).map((variant) => [
    variant.sku,
    bike.drivetrains.find(({ code }) => code === variant.type)?.name ?? variant.type,
    nameOf(bike.frames, variant.variation),
    variant.size,
    nameOf(bike.colors, variant.color),
    ...formatOffer(
      { priceCents: variant.priceCents, availability: getAvailability(variant.stock) },
      language,
      t,
    ),
  ]);
  const text = formatMarkdownParagraphs([
    formatMarkdownHeading(1, bike.name),
    bike.claim,
    bike.description,
    ...bike.story.map(({ title, text: words }) => `## ${title}\n\n${words}`),
    formatMarkdownTable(
      [head.fact, head.value],
      bike.specs.map(({ title, text: words }) => [title, words]),
    ),
    // Models for dealers only have no public price.
    !bike.b2bOnly &&
      formatMarkdownTable(
        [head.sku, head.drivetrain, head.frame, head.size, head.color, head.price, head.when],
        rows,
      ),
  ]);
  return toAbsoluteLinks(text, toSiteUrl('/').replace(/\/$/, ''), language);
}
