/** So many rows of a long list stand on one page. */
const rowsOnPage = 50;

/** Where a page of a list stands. */
export type PaginationState = {
  /** How many rows the list has in all. */
  readonly count: number;
  /** The page's number, from 1. */
  readonly page: number;
  /** How many pages there are, 1 at least. */
  readonly pages: number;
};

/** The page that was asked for, or the last one there is. */
export function buildPagination(asked: number, count: number): PaginationState {
  const pages = Math.max(1, Math.ceil(count / rowsOnPage));
  return { count, page: Math.min(Math.max(1, asked), pages), pages };
}

/** Which rows stand on a page. */
export function getPageRange({ page }: Pick<PaginationState, 'page'>): {
  offset: number;
  limit: number;
} {
  return { offset: (page - 1) * rowsOnPage, limit: rowsOnPage };
}

/** The page an address's query asks for; the first for everything that is no page. */
export function parsePage(query: string): number {
  const text = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** A query with that page, without its question mark; the first page is not named. */
export function toPageQuery(query: string, page: number): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  if (page > 1) parameters.set('page', String(page));
  return parameters.toString();
}
