import { parseSku } from '../catalog/sku';

/**
 * What a client gets instead of a number that is not sold: the same number in another spelling (case, blanks), else the same bicycle
 * of other model years, the newest first. Empty when there is none.
 */
export function replacementsFor(asked: string, sold: readonly string[]): string[] {
  const wanted = asked.replace(/\s/g, '').toUpperCase();
  const respelt = sold.filter((sku) => sku !== asked && sku.toUpperCase() === wanted);
  if (respelt.length > 0) return respelt;
  const bike = parseSku(wanted);
  if (bike === null) return [];
  return sold
    .flatMap((sku) => {
      const other = parseSku(sku);
      const isSame =
        other !== null &&
        other.type === bike.type &&
        other.variation === bike.variation &&
        other.size === bike.size &&
        other.color === bike.color;
      return isSame && sku !== asked ? [{ sku, year: other.year }] : [];
    })
    .sort((a, b) => b.year - a.year)
    .map(({ sku }) => sku);
}
