/** Nobody earns more in what is asked for; more than this is a slip of the keys. */
const maxEuros = 10_000_000;

/**
 * An amount of euros as people type it ("4.500", "4500,50 €", "4,500.50"), in cents; null for an empty text, undefined for everything
 * that is no amount above zero or none anybody has.
 */
export function readIncome(text: string): number | null | undefined {
  const typed = text.replace(/[\s€']/g, '');
  if (typed === '') return null;
  const match = /^(\d{1,3}(?:[.,]\d{3})*|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed);
  if (!match) return undefined;
  const [, whole = '', cents = ''] = match;
  const euros = Number(whole.replace(/[.,]/g, ''));
  const value = euros * 100 + Number(cents.padEnd(2, '0'));
  return euros <= maxEuros && value > 0 ? value : undefined;
}
