import 'server-only';
import { type Language, languages, toLanguage } from '@/domain/language/detect-language';
import { paragraphs } from '@/domain/machines/markdown-parts';
import { GatewayFailure } from '@/lib/gateways/result';
import { logger } from '@/lib/platform/observability/logger';
import { listAccessories } from '@/lib/server/catalog/list-accessories';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import { listArticles } from '@/lib/server/content/articles';
import { listGuides } from '@/lib/server/content/guides';
import { siteUrl } from '@/lib/server/seo/site-url';
import { answerText } from './answer-text';
import { createKeptTexts } from './kept-texts';
import { llmsWords } from './llms-words';
import { tooManyTexts } from './too-many-texts';

const kept = createKeptTexts();
const headers = { 'Content-Type': 'text/plain; charset=utf-8' };

/** What the site is and where things stand in one language, for programs that read (llmstxt.org); 404 for a language it does not speak. */
export async function answerLlmsText(request: Request, lang: string): Promise<Response> {
  const language = toLanguage(lang);
  if (language === null) return new Response(null, { status: 404 });
  const greedy = await tooManyTexts(request);
  if (greedy) return greedy;
  try {
    const text = await kept.get(language, () => llmsText(language));
    return answerText(request, text ?? '', headers);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    logger.error('llms.txt could not be made', { language, error });
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
  const words = llmsWords[language];
  const link = (title: string, path: string, what?: string | null) =>
    `- [${title.replace(/[[\]]/g, '')}](${siteUrl(`/${language}${path}`)})${what ? `: ${what.replace(/\s+/g, ' ')}` : ''}`;
  const others = languages.filter((other) => other !== language);
  return paragraphs([
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
    others.map((other) => `- [${other}](${siteUrl(`/${other}/llms.txt`)})`).join('\n'),
  ]);
}
