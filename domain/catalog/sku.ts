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
export function parseSku(sku: string | null | undefined): BikeSku | null {
  const [, type, year, variation, size, color] = pattern.exec(sku ?? '') ?? [];
  if (!type || !year || !variation || !size || !color) return null;
  return { type, year: Number(year), variation, size, color };
}
