import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';
import {
  headingLine,
  markdownTable,
  paragraphs,
  wholeLinks,
} from '@/domain/machines/markdown-parts';
import { getAccessoryPage } from '@/lib/server/catalog/get-accessory-page';
import { siteUrl } from '@/lib/server/seo/site-url';
import { heads } from './table-heads';
import { writtenOffer } from './written-offer';

/** An accessory's page as Markdown: what it is, and every article with its price and day. Null when there is none, or none is sold. */
export async function accessoryMarkdown(language: Language, slug: string): Promise<string | null> {
  const [accessory, t] = await Promise.all([
    getAccessoryPage(language, slug),
    getTranslations({ locale: language, namespace: 'common.availability' }),
  ]);
  if (accessory === null) return null;
  const head = heads[language];
  const { name, claim, description, brand, specs, articles } = accessory;
  const text = paragraphs([
    headingLine(1, [brand?.name, name].filter(Boolean).join(' · ')),
    claim,
    description,
    markdownTable(
      [head.fact, head.value],
      specs.map(({ title, text: words }) => [title, words]),
    ),
    markdownTable(
      [head.sku, head.variant, head.color, head.size, head.price, head.when],
      articles.map((article) => [
        article.sku,
        article.variant ?? '',
        article.color?.name ?? '',
        article.size ?? '',
        ...writtenOffer(article, language, t),
      ]),
    ),
  ]);
  return wholeLinks(text, siteUrl('/').replace(/\/$/, ''), language);
}
