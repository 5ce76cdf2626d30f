import 'server-only';
import { getTranslations } from 'next-intl/server';
import { availabilityOf } from '@/domain/catalog/availability';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { Language } from '@/domain/language/detect-language';
import {
  headingLine,
  markdownTable,
  paragraphs,
  wholeLinks,
} from '@/domain/machines/markdown-parts';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import { siteUrl } from '@/lib/server/seo/site-url';
import { heads } from './table-heads';
import { writtenOffer } from './written-offer';

/** A model's page as Markdown: what it is, how it is built, every variant with its price and day. Null when there is no such model. */
export async function bikeMarkdown(language: Language, slug: string): Promise<string | null> {
  const [bike, t] = await Promise.all([
    getBikePage(language, slug),
    getTranslations({ locale: language, namespace: 'common.availability' }),
  ]);
  if (bike === null) return null;
  const head = heads[language];
  const nameOf = (list: readonly { short: string; name: string }[], short: string) =>
    list.find((one) => one.short === short)?.name ?? short;
  const rows = unpackVariants(bike.variants, bike.drivetrains).map((variant) => [
    variant.sku,
    bike.drivetrains.find(({ code }) => code === variant.type)?.name ?? variant.type,
    nameOf(bike.frames, variant.variation),
    variant.size,
    nameOf(bike.colors, variant.color),
    ...writtenOffer(
      { priceCents: variant.priceCents, availability: availabilityOf(variant.stock) },
      language,
      t,
    ),
  ]);
  const text = paragraphs([
    headingLine(1, bike.name),
    bike.claim,
    bike.description,
    ...bike.story.map(({ title, text: words }) => `## ${title}\n\n${words}`),
    markdownTable(
      [head.fact, head.value],
      bike.specs.map(({ title, text: words }) => [title, words]),
    ),
    // What only dealers may order has no public price.
    !bike.b2bOnly &&
      markdownTable(
        [head.sku, head.drivetrain, head.frame, head.size, head.color, head.price, head.when],
        rows,
      ),
  ]);
  return wholeLinks(text, siteUrl('/').replace(/\/$/, ''), language);
}
