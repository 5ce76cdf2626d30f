import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import type { ArticleView } from '@/lib/platform/views/article-view';
import { getArticle, listArticles } from './articles';

/** The press releases with their whole text, the newest first. Throws when the content service cannot answer. */
export async function listPressReleases(language: Language): Promise<ArticleView[]> {
  const articles = await listArticles(language);
  const releases = articles.filter(({ isPressRelease }) => isPressRelease);
  const whole = await Promise.all(releases.map(({ slug }) => getArticle(language, slug)));
  return whole.flatMap((article) => article ?? []);
}
