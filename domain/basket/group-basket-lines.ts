import { latestAvailability } from '../catalog/availability';
import { groupLines } from '../configuration/line-group';
import type { BasketLine } from './basket';

/** A line with what is mounted to it; `code` is null for one that stands alone. */
export interface BasketGroup {
  /** There when the last of it is. */
  readonly line: BasketLine;
  readonly code: string | null;
  readonly parts: readonly BasketLine[];
}

/** The lines of a basket as people see them: a configured bicycle is one, with its parts. */
export function groupBasketLines(lines: readonly BasketLine[]): BasketGroup[] {
  const keyed = lines.map((line) => ({
    ...{ line, sku: line.product?.sku ?? null, persParam: line.persParam },
  }));
  return groupLines(keyed).map(({ line: { line }, code, parts }) => {
    const mounted = parts.map((part) => part.line);
    const all = [line, ...mounted].map(({ availability }) => availability);
    return { line: { ...line, availability: latestAvailability(all) }, code, parts: mounted };
  });
}
