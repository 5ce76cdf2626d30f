import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { headingLine, paragraphs, wholeLinks } from '@/domain/machines/markdown-parts';
import { formatLongDay } from '@/lib/platform/i18n/days';
import { getArticle } from '@/lib/server/content/articles';
import { siteUrl } from '@/lib/server/seo/site-url';

/** An article as its editor wrote it, with title, day and author. Null when there is none of that slug. */
export async function articleMarkdown(language: Language, slug: string): Promise<string | null> {
  const article = await getArticle(language, slug);
  if (article === null) return null;
  const { title, teaser, date, author, body } = article;
  const byline = [date && formatLongDay(date, language), author].filter(Boolean).join(' · ');
  return wholeLinks(
    paragraphs([headingLine(1, title), byline, teaser && `> ${teaser}`, body]),
    siteUrl('/').replace(/\/$/, ''),
    language,
  );
}
