export type BikeSku = {
  /** Drivetrain code, for instance LU11. */
  type: string;
  /** Two-digit model year, for instance 25. */
  year: number;
  /** Frame shape code, for instance H. */
  variation: string;
  size: string;
  color: string;
};

const pattern = /^([A-Z0-9]+)\.(\d{2})\.([A-Z0-9]+)\.([A-Z0-9]+)\.([A-Z0-9]+)$/;

/**
 * Splits a bike's dotted SKU into its five segments (Specification §3); null for anything else, such as an accessory's
 * SKU.
 */
export function parseBikeSku(sku: string | null | undefined): BikeSku | null {
  const [, type, year, variation, size, color] = pattern.exec(sku ?? '') ?? [];
  if (!type || !year || !variation || !size || !color) return null;
  return { type, year: Number(year), variation, size, color };
}

/** Frame and clothing sizes from small to large. */
export const orderedSizes: readonly string[] = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

/**
 * Returns true for a bike SKU with a model year after all publicly sold ones: it belongs to a presale model or does not
 * exist, and the public must not be able to distinguish the two. False for any other text, and when the model has no
 * sold variants.
 */
export function isUpcomingModelYear(sku: string, sold: readonly (string | null)[]): boolean {
  const year = parseBikeSku(sku)?.year;
  const years = sold.flatMap((known) => parseBikeSku(known)?.year ?? []);
  return year !== undefined && years.length > 0 && year > Math.max(...years);
}

/** Returns true for an EAN-13 with a valid check digit. */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
