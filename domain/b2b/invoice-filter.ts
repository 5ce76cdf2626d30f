import { daysBetween, type IsoDay, parseIsoDay } from '../time/day';

export type ShownInvoices = 'open' | 'all';

const parameter = 'show';

/** Which invoices an address's query asks for; the open ones unless it says otherwise. */
export function toShownInvoices(query: string): ShownInvoices {
  return new URLSearchParams(query).get(parameter) === 'all' ? 'all' : 'open';
}

/** The query for that choice, without its question mark. */
export function shownInvoicesQuery(shown: ShownInvoices): string {
  return shown === 'all' ? `${parameter}=all` : '';
}

/** How many days are left until an invoice's last day, counted from `today`. Never negative; 0 for what is no day. */
export function daysLeft(dueAt: string, today: IsoDay): number {
  const last = parseIsoDay(dueAt);
  return last === null ? 0 : Math.max(0, daysBetween(today, last));
}
