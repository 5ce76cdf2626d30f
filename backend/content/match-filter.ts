import { isRecord } from './is-record';

/**
 * Strapi's filters on one entry (external contract B.2): and, or, not; operators on values; on relations the filter of the
 * related entry, on lists of relations any of them. An operator without a value is ignored.
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

/** Numbers by size; days and times, all in UTC and of one form, by their letters. Not a number when they cannot be compared. */
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
