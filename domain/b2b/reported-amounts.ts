import { readQuantity } from '../veloconnect/quantity';

const ambiguous = /^\+?[1-9]\d{0,2}[.,]000$/;
const threeDecimals = /[.,]000$/;

/**
 * The amounts of a stock report in whole pieces; null for what is none. "3,000" is three pieces where every amount of the report has
 * three decimals, as some systems write them. Anywhere else it may be three thousand as well, and is no amount.
 */
export function readReportedAmounts(texts: readonly string[]): (number | null)[] {
  const tidy = texts.map((text) => text.trim());
  const filled = tidy.filter((text) => text !== '');
  const areDecimals = filled.length > 1 && filled.every((text) => threeDecimals.test(text));
  return tidy.map((text) => (ambiguous.test(text) && !areDecimals ? null : readQuantity(text)));
}
