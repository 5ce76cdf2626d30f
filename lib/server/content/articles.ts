import { cache } from 'react';
import { sortNewestFirst } from '@/domain/content/content-lists';
import type { Language } from '@/domain/locale/language';
import {
  fetchArticle,
  fetchArticles,
  mapArticle,
  mapArticleCard,
} from '@/lib/gateways/content/articles.gateway';
import type { ArticleCard, ArticleView, DownloadView } from '@/lib/platform/views/content-view';
import { getResultData, withFallback } from '@/lib/gateways/result';
import { listDownloads } from './support';
import type { ContentBlock, ImageView, PageView } from '@/lib/platform/views/page-view';
import { splitIntro } from './find-page';
import 'server-only';

/** Returns all articles, newest first. Throws when the content service fails. */
export const listArticles = cache(async (language: Language): Promise<ArticleCard[]> => {
  const blogs = getResultData(await fetchArticles(language), 'articles');
  return sortNewestFirst(blogs.flatMap((blog) => mapArticleCard(blog) ?? []));
});

/** Returns one article; null when it does not exist. Throws when the content service fails. */
export const findArticle = cache(
  async (language: Language, slug: string): Promise<ArticleView | null> => {
    const blog = getResultData(await fetchArticle(language, slug), `article ${slug}`);
    return blog && mapArticle(blog, language);
  },
);

/** Returns the press releases with their full text, newest first. Throws when the content service fails. */
export async function listPressReleases(language: Language): Promise<ArticleView[]> {
  const articles = await listArticles(language);
  const releases = articles.filter(({ isPressRelease }) => isPressRelease);
  const whole = await Promise.all(releases.map(({ slug }) => findArticle(language, slug)));
  return whole.flatMap((article) => article ?? []);
}

type PressRoom = {
  lead: string | null;
  releases: ArticleCard[];
  /** Images from the image groups of the press page, for download. */
  images: ImageView[];
  files: DownloadView[];
  /** Blocks of the press page that are not image groups. */
  rest: ContentBlock[];
};

/** Returns the content of the press page: press releases, images and downloads. `page` is the editorial press page. */
export async function getPressPageContent(
  language: Language,
  page: PageView | null,
): Promise<PressRoom> {
  const [articles, downloads] = await Promise.all([
    listArticles(language),
    withFallback(listDownloads(language), []),
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
