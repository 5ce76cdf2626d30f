import { type IsoDay, parseIsoDay, addDays } from '@/domain/time/day';
import type { Availability } from '@/domain/availability/availability';

/** What a shopper adds to a basket line (Spec §3). Empty texts mean nothing was given. */
export type PersParam = {
  /** Keeps lines of one product with equal comments apart. */
  uuid: string;
  comment: string;
  /** The wished delivery day, ISO. */
  date: string;
};

export const emptyPersParam: PersParam = { uuid: '', comment: '', date: '' };

export const maxCommentLength = 500;

/** Reads the wire's JSON text, alone or in its list; whatever is missing or malformed becomes an empty text. */
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

/** The day a line with this note is wished for; null without one. */
export function parseRequestedDate(wire: string): IsoDay | null {
  return parseIsoDay(parsePersParam(wire).date);
}

/** The wire's list of one JSON text, keys always in the same order; an empty list when nothing was given. */
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

/** The first day a line may be wished for: tomorrow, or the day its pieces are there when that is later. */
export function getEarliestRequestedDate(availability: Availability, today: IsoDay): IsoDay {
  const tomorrow = addDays(today, 1);
  return availability.kind === 'date' && availability.date > tomorrow
    ? availability.date
    : tomorrow;
}
