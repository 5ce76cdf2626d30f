/** Cents as XML writes them, by integers only: -5 is "-0.05". */
export function centsText(cents: number): string {
  return decimalText(cents, 2);
}

/** Millionths of a euro: two decimals, and more only where they say something: "168.07", "33.333333". */
export function priceText(micros: number): string {
  return decimalText(micros, 6).replace(/0{1,4}$/, '');
}

/** Hundredths of a percent: 1900 is "19.00". */
export function rateText(rate: number): string {
  return decimalText(rate, 2);
}

function decimalText(value: number, decimals: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`No whole number of units: ${value}`);
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const sign = value < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
