import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/domain/language/detect-language';
import { headingLine, paragraphs, wholeLinks } from '@/domain/machines/markdown-parts';
import { listQuestions } from '@/lib/server/content/questions';
import { siteUrl } from '@/lib/server/seo/site-url';

/** All questions with their answers, by category. */
export async function faqMarkdown(language: Language): Promise<string> {
  const [groups, t] = await Promise.all([
    listQuestions(language),
    getTranslations({ locale: language, namespace: 'support' }),
  ]);
  return wholeLinks(
    paragraphs([
      headingLine(1, t('pages.faq.title')),
      ...groups.flatMap(({ category, entries }) => [
        `## ${category}`,
        ...entries.map(({ question, answer }) => `### ${question}\n\n${answer}`),
      ]),
    ]),
    siteUrl('/').replace(/\/$/, ''),
    language,
  );
}
