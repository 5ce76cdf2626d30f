import { type IsoDay, parseIsoDay, addDays } from '@/domain/time/day';
import type { Availability } from '@/domain/availability/availability';

/** Custom data of a basket line (Specification §3). An empty string means not given. */
export type PersParam = {
  /** Distinguishes lines with the same product and comment; for a configured bicycle, the id of its group of lines. */
  uuid: string;
  comment: string;
  /** Requested delivery date, ISO. */
  date: string;
};

export const emptyPersParam: PersParam = { uuid: '', comment: '', date: '' };

export const maxCommentLength = 500;

/**
 * Parses the JSON of the API, which is a string or the first string of a list; missing or invalid values become empty
 * strings.
 */
export function parsePersParam(wire: string | readonly string[] | null | undefined): PersParam {
  const text = typeof wire === 'string' ? wire : wire?.[0];
  const value = parseJson(text ?? '');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return emptyPersParam;
  const fields = new Map<string, unknown>(Object.entries(value));
  return cleanPersParam({
    uuid: textOf(fields.get('uuid')),
    comment: textOf(fields.get('comment')),
    date: textOf(fields.get('date')),
  });
}

/** Returns the requested delivery date of a line's persParam; null without one. */
export function parseRequestedDate(wire: string): IsoDay | null {
  return parseIsoDay(parsePersParam(wire).date);
}

/**
 * Serializes to the form that the API expects: a list with one JSON string, keys in fixed order; an empty list when all
 * fields are empty.
 */
export function formatPersParam(persParam: PersParam): string[] {
  const { uuid, comment, date } = cleanPersParam(persParam);
  if (!uuid && !comment && !date) return [];
  return [JSON.stringify({ uuid, comment, date })];
}

function cleanPersParam({ uuid, comment, date }: PersParam): PersParam {
  return {
    uuid: uuid.trim(),
    comment: comment.trim().slice(0, maxCommentLength),
    date: parseIsoDay(date) ?? '',
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the first possible delivery date of a line: tomorrow, or its availability date when that is later. */
export function getEarliestRequestedDate(availability: Availability, today: IsoDay): IsoDay {
  const tomorrow = addDays(today, 1);
  return availability.kind === 'date' && availability.date > tomorrow
    ? availability.date
    : tomorrow;
}
