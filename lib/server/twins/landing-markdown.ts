import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { headingLine, paragraphs, wholeLinks } from '@/domain/machines/markdown-parts';
import { findLanding } from '@/lib/server/catalog/landings';
import { siteUrl } from '@/lib/server/seo/site-url';
import type { LandingFolder } from '@/lib/platform/views/landing-view';
import type { PageView } from '@/lib/platform/views/page-view';

/** The words of a page about one kind of bicycles or accessories. Null when there is no such page. */
export async function landingMarkdown(
  language: Language,
  folder: LandingFolder,
  slug: string,
): Promise<string | null> {
  const page = await findLanding(language, folder, slug);
  return page && pageMarkdown(language, page);
}

/** The words of a page made of blocks: texts as they were written, lists with their titles. Pictures and buttons are left out. */
export function pageMarkdown(language: Language, page: Pick<PageView, 'title' | 'blocks'>): string {
  const parts = page.blocks.flatMap((block) => {
    if (block.kind === 'rich-text') return [block.markdown.replace(/^# /gm, '## ')];
    if (block.kind !== 'info-array') return [];
    return [
      block.title ? `## ${block.title}` : '',
      ...block.infos.map(({ title, text }) => `### ${title}\n\n${text}`),
    ];
  });
  return wholeLinks(
    paragraphs([headingLine(1, page.title), ...parts]),
    siteUrl('/').replace(/\/$/, ''),
    language,
  );
}
