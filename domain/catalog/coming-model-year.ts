import { parseSku } from './sku';

/**
 * True for a bicycle's sku of a model year after all that are sold to everybody: it is a presale model's or nobody's, and an outsider
 * must not learn which. False for any other text, and while nothing of the model is sold.
 */
export function isOfComingYear(sku: string, sold: readonly (string | null)[]): boolean {
  const year = parseSku(sku)?.year;
  const years = sold.flatMap((known) => parseSku(known)?.year ?? []);
  return year !== undefined && years.length > 0 && year > Math.max(...years);
}
