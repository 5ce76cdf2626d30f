type Dated = { slug: string; date: string | null; category: string | null };

/** Sorts newest first; items without a date are last. */
export function sortNewestFirst<Article extends Dated>(articles: readonly Article[]): Article[] {
  return [...articles].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

/**
 * Finds the articles published directly before and after an article; null at either end, and when the article is not in
 * the list.
 */
export function findNeighbors<Article extends Dated>(
  articles: readonly Article[],
  slug: string,
): { earlier: Article | null; later: Article | null } {
  const ordered = sortNewestFirst(articles);
  const at = ordered.findIndex((article) => article.slug === slug);
  if (at === -1) return { earlier: null, later: null };
  return { earlier: ordered[at + 1] ?? null, later: ordered[at - 1] ?? null };
}

/** Lists related articles: those of the same category, newest first, then the newest of the others. At most `count`. */
export function listRelatedArticles<Article extends Dated>(
  articles: readonly Article[],
  { slug, category }: Pick<Dated, 'slug' | 'category'>,
  count: number,
): Article[] {
  const others = sortNewestFirst(articles).filter((article) => article.slug !== slug);
  const isInSameCategory = (article: Article) => category !== null && article.category === category;
  return [
    ...others.filter(isInSameCategory),
    ...others.filter((one) => !isInSameCategory(one)),
  ].slice(0, count);
}

type JobDeadline = { validThrough: string | null };

/**
 * Returns true until the end of the last application day; a job without a last day stays open. `today` is YYYY-MM-DD.
 */
export function isJobOpen({ validThrough }: JobDeadline, today: string): boolean {
  return validThrough === null || validThrough >= today;
}

type Timed = { startsAt: string; endsAt: string | null };

/**
 * Groups events into upcoming or running ones, next first, and past ones, latest first. `now` is in epoch milliseconds.
 * Events with invalid times are omitted.
 */
export function groupEventsByTime<Event extends Timed>(
  events: readonly Event[],
  now: number,
): { upcoming: Event[]; past: Event[] } {
  const readable = events
    .filter(({ startsAt }) => !Number.isNaN(Date.parse(startsAt)))
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const isOver = ({ startsAt, endsAt }: Event) => Date.parse(endsAt ?? startsAt) < now;
  return {
    upcoming: readable.filter((event) => !isOver(event)),
    past: readable.filter(isOver).reverse(),
  };
}

export type FooterPage = {
  title: string;
  slug: string;
  isOnFooterAsMain: boolean;
  isFooterAsSecondary: boolean;
};

export type FooterLists<Page> = { main: Page[]; secondary: Page[] };

/**
 * Groups footer pages. `main` has the pages flagged as main and not as secondary, in their original order; `secondary`
 * has those flagged as secondary and not as main, sorted by title in the language's order (Specification §2, §4).
 */
export function groupFooterPages<Page extends FooterPage>(
  pages: readonly Page[],
  language: string,
): FooterLists<Page> {
  const collator = new Intl.Collator(language);
  return {
    main: pages.filter((page) => page.isOnFooterAsMain && !page.isFooterAsSecondary),
    secondary: pages
      .filter((page) => page.isFooterAsSecondary && !page.isOnFooterAsMain)
      .sort((a, b) => collator.compare(a.title, b.title)),
  };
}
