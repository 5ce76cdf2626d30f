import { GraphQLError } from 'graphql';
import type { InputMaybe, Pagination, PaginationArg } from '@/graphql/generated/content-resolvers';

/** Checks for an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Checks an entry against Strapi's filters: and, or, not and operators on values. On a relation the filter applies to
 * the related entry, on a list of relations to any of them. An operator without a value is ignored.
 */
export function matchesFilter(entry: unknown, filter: unknown): boolean {
  if (!isRecord(filter)) return true;
  return Object.entries(filter).every(([key, condition]) => {
    if (condition == null) return true;
    if (key === 'and') return list(condition).every((part) => matchesFilter(entry, part));
    if (key === 'or')
      return (
        list(condition).length === 0 || list(condition).some((part) => matchesFilter(entry, part))
      );
    if (key === 'not') return !matchesFilter(entry, condition);
    return isRecord(entry) && matchesValue(entry[key], condition);
  });
}

function matchesValue(value: unknown, condition: unknown): boolean {
  if (Array.isArray(value)) return value.some((related) => matchesFilter(related, condition));
  if (isRecord(value)) return matchesFilter(value, condition);
  if (!isRecord(condition)) return true;
  return Object.entries(condition).every(
    ([operator, wanted]) => wanted == null || (operators[operator]?.(value, wanted) ?? false),
  );
}

const operators: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  eqi: (value, wanted) => lower(value) === lower(wanted),
  ne: (value, wanted) => value !== wanted,
  in: (value, wanted) => list(wanted).includes(value),
  notIn: (value, wanted) => !list(wanted).includes(value),
  contains: (value, wanted) => text(value).includes(text(wanted)),
  notContains: (value, wanted) => !text(value).includes(text(wanted)),
  containsi: (value, wanted) => lower(value).includes(lower(wanted)),
  startsWith: (value, wanted) => text(value).startsWith(text(wanted)),
  endsWith: (value, wanted) => text(value).endsWith(text(wanted)),
  gt: (value, wanted) => order(value, wanted) > 0,
  gte: (value, wanted) => order(value, wanted) >= 0,
  lt: (value, wanted) => order(value, wanted) < 0,
  lte: (value, wanted) => order(value, wanted) <= 0,
  null: (value, wanted) => (value == null) === wanted,
  notNull: (value, wanted) => (value != null) === wanted,
};

/**
 * Compares numbers by size, and dates and times as strings, since all are in UTC and in one format. Returns NaN when
 * the values cannot be compared.
 */
function order(value: unknown, wanted: unknown): number {
  if (typeof value === 'number' && typeof wanted === 'number') return value - wanted;
  if (typeof value !== 'string' || typeof wanted !== 'string') return NaN;
  return value === wanted ? 0 : value < wanted ? -1 : 1;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function lower(value: unknown): string {
  return text(value).toLowerCase();
}

/** Creates the error of an invalid list query in Strapi's format. */
function createContentError(message: string): GraphQLError {
  return new GraphQLError(message, {
    extensions: {
      error: { name: 'ValidationError', message, details: {} },
      code: 'STRAPI_VALIDATION_ERROR',
    },
  });
}

const defaultSize = 10;

export interface Paginated<Entry> {
  nodes: Entry[];
  pageInfo: Pagination;
}

/**
 * Returns one page of a list like Strapi, by `page` and `pageSize` or by `start` and `limit`: ten entries by default,
 * all with limit -1. Values that are too small are raised to the minimum.
 */
export function paginate<Entry>(
  entries: readonly Entry[],
  pagination: InputMaybe<PaginationArg> | undefined,
): Paginated<Entry> {
  const { page, pageSize, start, limit } = pagination ?? {};
  const byPage = page != null || pageSize != null;
  if (byPage && (start != null || limit != null)) {
    throw createContentError(
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

function sizeOf(requestedSize: number | null | undefined, total: number): number {
  if (requestedSize === -1) return Math.max(total, 1);
  return Math.max(requestedSize ?? defaultSize, 1);
}

const byLanguage = { de: new Intl.Collator('de'), en: new Intl.Collator('en') };

/**
 * Sorts entries by keys such as `name` or `updatedAt:desc`; without keys by the `position` given in the files.
 */
export function sortContentEntries<Entry extends { locale?: 'de' | 'en' }>(
  entries: readonly Entry[],
  sort: readonly (string | null)[],
  isSortable: (field: string) => boolean,
): Entry[] {
  const keys = sort.filter((key) => key !== null).map(parseKey);
  for (const { field } of keys)
    if (!isSortable(field)) throw createContentError(`Invalid key ${field}`);
  const steps = keys.length > 0 ? keys : [{ field: 'position', sign: 1 }];
  return [...entries].sort((a, b) => {
    for (const { field, sign } of steps) {
      const order =
        compare(valueOf(a, field), valueOf(b, field), byLanguage[a.locale ?? 'de']) * sign;
      if (order !== 0) return order;
    }
    return 0;
  });
}

function parseKey(key: string): { field: string; sign: number } {
  const [field = '', direction = 'asc'] = key.split(':');
  const order = direction.toLowerCase();
  if (order !== 'asc' && order !== 'desc')
    throw createContentError(`Invalid order. order can only be one of asc|desc|ASC|DESC`);
  return { field, sign: order === 'asc' ? 1 : -1 };
}

function valueOf(entry: object, field: string): unknown {
  return Object.hasOwn(entry, field) ? Reflect.get(entry, field) : undefined;
}

function compare(a: unknown, b: unknown, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}
