import type { Language } from '@/domain/locale/language';
import { formatMarkdownHeading, formatMarkdownParagraphs, toAbsoluteLinks } from './markdown';
import { formatLongDay } from '@/lib/platform/i18n/format-days';
import { findArticle } from '@/lib/server/content/articles';
import { toSiteUrl } from '@/lib/platform/config/env';
import { getTranslations } from 'next-intl/server';
import { listFaqs } from '@/lib/server/content/support';
import { findLandingPage } from '@/lib/server/catalog/landing-pages';
import type { LandingFolder, PageView } from '@/lib/platform/views/page-view';
import { findGuide } from '@/lib/server/content/guides';
import 'server-only';

/** Renders an article with title, date and author; null when it does not exist. */
export async function renderArticleMarkdown(
  language: Language,
  slug: string,
): Promise<string | null> {
  const article = await findArticle(language, slug);
  if (article === null) return null;
  const { title, teaser, date, author, body } = article;
  const byline = [date && formatLongDay(date, language), author].filter(Boolean).join(' · ');
  return toAbsoluteLinks(
    formatMarkdownParagraphs([
      formatMarkdownHeading(1, title),
      byline,
      teaser && `> ${teaser}`,
      body,
    ]),
    toSiteUrl('/').replace(/\/$/, ''),
    language,
  );
}

/** Renders all questions and answers, by category. */
export async function renderFaqMarkdown(language: Language): Promise<string> {
  const [groups, t] = await Promise.all([
    listFaqs(language),
    getTranslations({ locale: language, namespace: 'support' }),
  ]);
  return toAbsoluteLinks(
    formatMarkdownParagraphs([
      formatMarkdownHeading(1, t('pages.faq.title')),
      ...groups.flatMap(({ category, entries }) => [
        `## ${category}`,
        ...entries.map(({ question, answer }) => `### ${question}\n\n${answer}`),
      ]),
    ]),
    toSiteUrl('/').replace(/\/$/, ''),
    language,
  );
}

/** Renders the text of a landing page for bikes or accessories; null when it does not exist. */
export async function renderLandingPageMarkdown(
  language: Language,
  folder: LandingFolder,
  slug: string,
): Promise<string | null> {
  const page = await findLandingPage(language, folder, slug);
  return page && renderPageMarkdown(language, page);
}

/** Renders the text blocks of a page and the titles of its lists, without images and buttons. */
function renderPageMarkdown(language: Language, page: Pick<PageView, 'title' | 'blocks'>): string {
  const parts = page.blocks.flatMap((block) => {
    if (block.kind === 'rich-text') return [block.markdown.replace(/^# /gm, '## ')];
    if (block.kind !== 'info-array') return [];
    return [
      block.title ? `## ${block.title}` : '',
      ...block.infos.map(({ title, text }) => `### ${title}\n\n${text}`),
    ];
  });
  return toAbsoluteLinks(
    formatMarkdownParagraphs([formatMarkdownHeading(1, page.title), ...parts]),
    toSiteUrl('/').replace(/\/$/, ''),
    language,
  );
}

/** Renders the text of a guide; null when it does not exist. */
export async function renderGuideMarkdown(
  language: Language,
  slug: string,
): Promise<string | null> {
  const guide = await findGuide(language, slug);
  return guide && renderPageMarkdown(language, guide);
}
