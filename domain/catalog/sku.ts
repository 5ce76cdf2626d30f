export type BikeSku = {
  /** The drivetrain's code, for instance LU11. */
  type: string;
  /** Two-digit model year, for instance 25. */
  year: number;
  /** The frame, for instance H. */
  variation: string;
  size: string;
  color: string;
};

const pattern = /^([A-Z0-9]+)\.(\d{2})\.([A-Z0-9]+)\.([A-Z0-9]+)\.([A-Z0-9]+)$/;

/** Splits a bike's dotted sku into its five segments (Spec §3); null for anything else, such as an accessory's sku. */
export function parseBikeSku(sku: string | null | undefined): BikeSku | null {
  const [, type, year, variation, size, color] = pattern.exec(sku ?? '') ?? [];
  if (!type || !year || !variation || !size || !color) return null;
  return { type, year: Number(year), variation, size, color };
}

/** Sizes of frames and clothes from small to large. */
export const orderedSizes: readonly string[] = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

/**
 * True for a bicycle's sku of a model year after all that are sold to everybody: it is a presale model's or nobody's, and an outsider
 * must not learn which. False for any other text, and while nothing of the model is sold.
 */
export function isUpcomingModelYear(sku: string, sold: readonly (string | null)[]): boolean {
  const year = parseBikeSku(sku)?.year;
  const years = sold.flatMap((known) => parseBikeSku(known)?.year ?? []);
  return year !== undefined && years.length > 0 && year > Math.max(...years);
}

/** True for an EAN-13 whose last digit is right. */
export function isEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
