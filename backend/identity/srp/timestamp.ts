const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const form =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\w{3}) (\d{1,2}) (\d{2}):(\d{2}):(\d{2}) UTC (\d{4})$/;

/** Epoch milliseconds of a challenge's timestamp such as `Sat Nov 21 12:00:00 UTC 2026`; null for anything else. */
export function parseTimestamp(text: string): number | null {
  const [, month = '', ...numbers] = form.exec(text) ?? [];
  const index = months.indexOf(month);
  const [day, hour, minute, second, year] = numbers.map(Number);
  if (index < 0 || day === undefined || year === undefined) return null;
  return Date.UTC(year, index, day, hour, minute, second);
}
