import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import type { ArticleCard } from '@/lib/platform/views/article-view';
import { listArticles } from './articles';
import { listDownloads } from './downloads';
import type { DownloadView } from '@/lib/platform/views/download-view';
import type { ContentBlock, ImageView, PageView } from '@/lib/platform/views/page-view';
import { orElse } from '@/lib/server/required';
import { splitIntro } from './split-intro';

type PressRoom = {
  lead: string | null;
  releases: ArticleCard[];
  /** What the page's picture groups hold, to be taken along. */
  images: ImageView[];
  files: DownloadView[];
  /** The page's other blocks. */
  rest: ContentBlock[];
};

/** What the press is given: the releases among the articles, the pictures of the page, the documents made for it. */
export async function getPressRoom(language: Language, page: PageView | null): Promise<PressRoom> {
  const [articles, downloads] = await Promise.all([
    listArticles(language),
    orElse(listDownloads(language), []),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return {
    lead,
    releases: articles.filter(({ isPressRelease }) => isPressRelease),
    images: rest.flatMap((block) => (block.kind === 'image-group' ? block.images : [])),
    files: downloads.filter(({ category }) => category === 'press'),
    rest: rest.filter(({ kind }) => kind !== 'image-group'),
  };
}
