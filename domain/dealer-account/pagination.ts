/** Number of rows per page. */
const rowsOnPage = 50;

/** Position in a paginated list. */
export type PaginationState = {
  /** Total number of rows. */
  readonly count: number;
  /** Page number, from 1. */
  readonly page: number;
  /** Number of pages, at least 1. */
  readonly pages: number;
};

/** Returns the requested page, limited to the existing pages. */
export function buildPagination(requestedPage: number, count: number): PaginationState {
  const pages = Math.max(1, Math.ceil(count / rowsOnPage));
  return { count, page: Math.min(Math.max(1, requestedPage), pages), pages };
}

/** Returns which rows are on a page: the index of the first one, from 0, and the number of rows per page. */
export function getPageRange({ page }: Pick<PaginationState, 'page'>): {
  offset: number;
  limit: number;
} {
  return { offset: (page - 1) * rowsOnPage, limit: rowsOnPage };
}

/** Parses the page number from a URL query. Returns 1 for an invalid number. */
export function parsePage(query: string): number {
  const text = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Sets the page in a URL query and returns it without the question mark. The first page has no parameter. */
export function toPageQuery(query: string, page: number): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  if (page > 1) parameters.set('page', String(page));
  return parameters.toString();
}
