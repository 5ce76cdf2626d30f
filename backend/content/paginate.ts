import type { InputMaybe, Pagination, PaginationArg } from '@/graphql/generated/content-resolvers';
import { contentError } from './content-error';

const defaultSize = 10;

export interface Paginated<Entry> {
  nodes: Entry[];
  pageInfo: Pagination;
}

/**
 * One page of a list as Strapi cuts it (external contract B.2): by page and pageSize or by start and limit, ten entries when
 * nothing is said, all with limit -1. Values too small are raised to the smallest that makes sense.
 */
export function paginate<Entry>(
  entries: readonly Entry[],
  pagination: InputMaybe<PaginationArg> | undefined,
): Paginated<Entry> {
  const { page, pageSize, start, limit } = pagination ?? {};
  const byPage = page != null || pageSize != null;
  if (byPage && (start != null || limit != null)) {
    throw contentError(
      'Invalid pagination attributes. You cannot use page and offset pagination in the same query',
    );
  }
  const total = entries.length;
  const size = sizeOf(byPage ? pageSize : limit, total);
  const from = byPage ? (Math.max(page ?? 1, 1) - 1) * size : Math.max(start ?? 0, 0);
  return {
    nodes: entries.slice(from, from + size),
    pageInfo: {
      total,
      page: Math.floor(from / size) + 1,
      pageSize: size,
      pageCount: Math.ceil(total / size),
    },
  };
}

function sizeOf(wished: number | null | undefined, total: number): number {
  if (wished === -1) return Math.max(total, 1);
  return Math.max(wished ?? defaultSize, 1);
}
