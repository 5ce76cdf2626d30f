import { replaceLineBreaks } from '@/domain/text/text-utils';
import { ShopError } from './shop-errors';
import { type Expression, type OrderByDirection, sql, type SqlBool } from 'kysely';
import type {
  InputMaybe,
  PaginationFilterInput,
  StringFilterInput,
} from '@/graphql/generated/shop-types';
import { likeIgnoringCase, escapeLikePattern } from '../../database/sql-helpers';

const controlCharacters = /[\u0000-\u001f\u007f-\u009f]/g;

/** Maximum characters of a line of text, for example an address line or a basket's title. */
const lineMaxLength = 255;

/**
 * Normalizes a text to one line without control characters and surrounding spaces; an empty string if missing. Throws
 * ShopError naming the field if it is too long.
 */
export function parseTextLine(
  field: string,
  value: string | null | undefined,
  maxLength: number = lineMaxLength,
): string {
  const text = replaceLineBreaks(value ?? '')
    .replace(controlCharacters, '')
    .trim();
  if (text.length > maxLength)
    throw new ShopError('TOO_LONG', `${field} must not be longer than ${maxLength} characters`);
  return text;
}

export interface PageRange {
  offset: number;
  limit: number | null;
}

/**
 * Returns the requested page of a list, by default the whole list. Throws ShopError in OXID's wording for values that
 * are not positive.
 */
export function parsePagination(
  pagination: InputMaybe<PaginationFilterInput> | undefined,
): PageRange {
  const offset = pagination?.offset ?? 0;
  const limit = pagination?.limit ?? null;
  if (offset < 0 || (limit !== null && limit <= 0)) {
    throw new ShopError('PAGINATION', 'PaginationFilter fields must be positive.');
  }
  return { offset, limit };
}

/** Parses `asc` or `desc`; null if missing. Throws ShopError naming the field for anything else. */
export function parseSortDirection(
  field: string,
  value: InputMaybe<string> | undefined,
): OrderByDirection | null {
  if (value == null || value === '') return null;
  if (value === 'ASC') return 'asc';
  if (value === 'DESC') return 'desc';
  throw new ShopError('SORTING', `Sorting by ${field} must be ASC or DESC`);
}

/** Maximum characters of a text filter: more than any title has, and few enough for a database pattern. */
const maxFilterLength = 500;

/**
 * Builds the SQL conditions of a text filter on one column; `%` and `_` are matched literally. Throws ShopError in
 * OXID's wording if the filter is empty or too long.
 */
export function buildTextFilter(
  column: Expression<string | null>,
  filter: StringFilterInput,
): Expression<SqlBool>[] {
  const { equals, contains, beginsWith } = filter;
  if (equals == null && contains == null && beginsWith == null) {
    throw new ShopError('FILTER', 'At least one field for type StringFilter must be provided');
  }
  if ([equals, contains, beginsWith].some((text) => (text?.length ?? 0) > maxFilterLength))
    throw new ShopError('FILTER', `A filter must not be longer than ${maxFilterLength} characters`);
  return [
    ...(equals == null ? [] : [sql<SqlBool>`${column} = ${equals}`]),
    ...(contains == null ? [] : [likeIgnoringCase(column, `%${escapeLikePattern(contains)}%`)]),
    ...(beginsWith == null ? [] : [likeIgnoringCase(column, `${escapeLikePattern(beginsWith)}%`)]),
  ];
}

/** Formats epoch milliseconds as the API's DateTime; null stays null. */
export function toWireDateTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString().replace(/\.\d{3}Z$/, '+00:00');
}
