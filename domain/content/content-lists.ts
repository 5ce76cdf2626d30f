type Dated = { slug: string; date: string | null; category: string | null };

/** The newest first; what has no date comes last. */
export function sortNewestFirst<Article extends Dated>(articles: readonly Article[]): Article[] {
  return [...articles].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
}

/** The articles written just before and just after one; null at either end, and when it is not among them. */
export function findNeighbors<Article extends Dated>(
  articles: readonly Article[],
  slug: string,
): { earlier: Article | null; later: Article | null } {
  const ordered = sortNewestFirst(articles);
  const at = ordered.findIndex((article) => article.slug === slug);
  if (at === -1) return { earlier: null, later: null };
  return { earlier: ordered[at + 1] ?? null, later: ordered[at - 1] ?? null };
}

/** What to read next: others of the same category, the newest first, then the newest of the rest. At most `count`. */
export function listRelatedArticles<Article extends Dated>(
  articles: readonly Article[],
  { slug, category }: Pick<Dated, 'slug' | 'category'>,
  count: number,
): Article[] {
  const others = sortNewestFirst(articles).filter((article) => article.slug !== slug);
  const isAlike = (article: Article) => category !== null && article.category === category;
  return [...others.filter(isAlike), ...others.filter((one) => !isAlike(one))].slice(0, count);
}

type JobDeadline = { validThrough: string | null };

/** True until the end of the last day one may apply on; a job without one stays open. `today` is YYYY-MM-DD. */
export function isJobOpen({ validThrough }: JobDeadline, today: string): boolean {
  return validThrough === null || validThrough >= today;
}

type Timed = { startsAt: string; endsAt: string | null };

/**
 * What is still to come or under way, the next first, and what is over, the latest first. `now` in epoch milliseconds. An event
 * whose times cannot be read is left out.
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

/** Main holds what is flagged main and not secondary, secondary the reverse, sorted by title as the language does (Spec §2, §4). */
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
