type Dated = { slug: string; date: string | null; category: string | null };

/** The newest first; what has no date comes last. */
export function newestFirst<Article extends Dated>(articles: readonly Article[]): Article[] {
  return [...articles].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

/** The articles written just before and just after one; null at either end, and when it is not among them. */
export function neighbours<Article extends Dated>(
  articles: readonly Article[],
  slug: string,
): { earlier: Article | null; later: Article | null } {
  const ordered = newestFirst(articles);
  const at = ordered.findIndex((article) => article.slug === slug);
  if (at === -1) return { earlier: null, later: null };
  return { earlier: ordered[at + 1] ?? null, later: ordered[at - 1] ?? null };
}

/** What to read next: others of the same category, the newest first, then the newest of the rest. At most `count`. */
export function relatedArticles<Article extends Dated>(
  articles: readonly Article[],
  { slug, category }: Pick<Dated, 'slug' | 'category'>,
  count: number,
): Article[] {
  const others = newestFirst(articles).filter((article) => article.slug !== slug);
  const isAlike = (article: Article) => category !== null && article.category === category;
  return [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, count);
}
