import { type Language, languages, parseLanguage } from '@/domain/locale/language';
import { formatMarkdownParagraphs } from './markdown';
import { GatewayFailure } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';
import { listAccessories } from '@/lib/server/catalog/list-accessories';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import { listArticles } from '@/lib/server/content/articles';
import { listGuides } from '@/lib/server/content/guides';
import { toSiteUrl } from '@/lib/platform/config/env';
import { createTextResponse, createTextCache, applyTextRateLimit } from './text-response';
import 'server-only';

interface LlmsWords {
  readonly what: string;
  readonly how: string;
  readonly bikes: string;
  readonly accessories: string;
  readonly help: string;
  readonly guides: string;
  readonly articles: string;
  readonly other: string;
  readonly pages: readonly (readonly [title: string, path: string])[];
}

/** The fixed texts of llms.txt. */
const llmsMessages: Readonly<Record<Language, LlmsWords>> = {
  de: {
    what: 'Lautlos baut in Berlin Fahrräder mit Riemenantrieb und verkauft sie direkt und über Fachhändler.',
    how: 'Modelle, Zubehör, Artikel, Ratgeber, der Getriebeberater und die Fragen und Antworten antworten auf `Accept: text/markdown` unter derselben Adresse als Markdown, mit jeder Variante, ihrem Preis und ihrem Termin. Preise enthalten die deutsche Mehrwertsteuer.',
    bikes: 'Modelle',
    accessories: 'Zubehör',
    help: 'Hilfe und Bedingungen',
    guides: 'Ratgeber',
    articles: 'Neuigkeiten',
    other: 'In anderen Sprachen',
    pages: [
      ['Fragen und Antworten', '/support/faq'],
      ['Versand und Zahlung', '/shipping-info'],
      ['Widerruf', '/withdrawal'],
      ['Getriebeberater', '/gear-adviser'],
      ['Größenberater', '/size-adviser'],
      ['Händlersuche', '/dealers'],
      ['Kontakt', '/support/contact'],
    ],
  },
  en: {
    what: 'Lautlos builds belt-driven bicycles in Berlin and sells them direct and through dealers.',
    how: 'Models, accessories, articles, guides, the gear adviser and the questions and answers answer `Accept: text/markdown` at the same address with Markdown: every variant, its price and its day. Prices include German VAT.',
    bikes: 'Models',
    accessories: 'Accessories',
    help: 'Help and terms',
    guides: 'Guides',
    articles: 'News',
    other: 'In other languages',
    pages: [
      ['Questions and answers', '/support/faq'],
      ['Shipping and payment', '/shipping-info'],
      ['Withdrawal', '/withdrawal'],
      ['Gear adviser', '/gear-adviser'],
      ['Size adviser', '/size-adviser'],
      ['Dealer finder', '/dealers'],
      ['Contact', '/support/contact'],
    ],
  },
};

const cache = createTextCache();
const headers = { 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * Returns the overview of the site in one language for language models (llmstxt.org); 404 for an unsupported language.
 */
export async function handleLlmsText(request: Request, lang: string): Promise<Response> {
  const language = parseLanguage(lang);
  if (language === null) return new Response(null, { status: 404 });
  const greedy = await applyTextRateLimit(request);
  if (greedy) return greedy;
  try {
    const text = await cache.get(language, () => llmsText(language));
    return createTextResponse(request, text ?? '', headers);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('llms.txt could not be rendered', { language, error });
    return new Response(null, { status: 503, headers: { 'Retry-After': '120' } });
  }
}

async function llmsText(language: Language): Promise<string> {
  const [{ bikes }, { accessories }, guides, articles] = await Promise.all([
    listBikes(language),
    listAccessories(language),
    listGuides(language),
    listArticles(language),
  ]);
  const words = llmsMessages[language];
  const link = (title: string, path: string, kind?: string | null) =>
    `- [${title.replace(/[[\]]/g, '')}](${toSiteUrl(`/${language}${path}`)})${kind ? `: ${kind.replace(/\s+/g, ' ')}` : ''}`;
  const others = languages.filter((other) => other !== language);
  return formatMarkdownParagraphs([
    '# Lautlos',
    `> ${words.what}`,
    words.how,
    `## ${words.bikes}`,
    bikes
      .map(({ name, slug, subcategory }) => link(name, `/bikes/${slug}`, subcategory?.name))
      .join('\n'),
    `## ${words.accessories}`,
    accessories
      .map(({ name, slug, claim }) => link(name, `/accessories/${slug}`, claim))
      .join('\n'),
    `## ${words.help}`,
    words.pages.map(([title, path]) => link(title, path)).join('\n'),
    `## ${words.guides}`,
    guides
      .map(({ title, slug, metaDescription }) => link(title, `/${slug}`, metaDescription))
      .join('\n'),
    `## ${words.articles}`,
    articles.map(({ title, slug, teaser }) => link(title, `/news/${slug}`, teaser)).join('\n'),
    `## ${words.other}`,
    others.map((other) => `- [${other}](${toSiteUrl(`/${other}/llms.txt`)})`).join('\n'),
  ]);
}
