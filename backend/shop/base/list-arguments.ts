import { type Expression, type OrderByDirection, sql, type SqlBool } from 'kysely';
import type {
  InputMaybe,
  PaginationFilterInput,
  StringFilterInput,
} from '@/graphql/generated/shop-types';
import { fits, literally } from '../../database/any-letter-case';
import { ShopError } from './errors';

export interface Page {
  offset: number;
  limit: number | null;
}

/** The part of a list that was asked for, all of it by default. Refuses what is not positive with OXID's words (A.4). */
export function pageOf(pagination: InputMaybe<PaginationFilterInput> | undefined): Page {
  const offset = pagination?.offset ?? 0;
  const limit = pagination?.limit ?? null;
  if (offset < 0 || (limit !== null && limit <= 0)) {
    throw new ShopError('PAGINATION', 'PaginationFilter fields must be positive.');
  }
  return { offset, limit };
}

/** `asc` or `desc`, null when not given. Refuses everything else, naming the field. */
export function directionOf(
  field: string,
  value: InputMaybe<string> | undefined,
): OrderByDirection | null {
  if (value == null || value === '') return null;
  if (value === 'ASC') return 'asc';
  if (value === 'DESC') return 'desc';
  throw new ShopError('SORTING', `Sorting by ${field} must be ASC or DESC`);
}

/** No title is longer, and a pattern of any length would be the database's work. */
const maxFilterLength = 500;

/** The conditions of a text filter on one column, `%` and `_` taken literally. Refuses an empty filter with OXID's words (A.4), and one too long. */
export function matchesText(
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
    ...(contains == null ? [] : [fits(column, `%${literally(contains)}%`)]),
    ...(beginsWith == null ? [] : [fits(column, `${literally(beginsWith)}%`)]),
  ];
}
