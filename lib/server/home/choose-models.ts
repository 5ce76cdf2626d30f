import type { RegisterRow } from './list-register';

const shownNames = 6;

/** The first six models of different first names: relatives such as Arthur and Arthur Cruiser stand once. */
export function chooseNames(bikes: readonly RegisterRow[]): RegisterRow[] {
  const seen = new Set<string>();
  const distinct = bikes.filter(({ name }) => {
    const firstName = name.split(' ')[0] ?? name;
    const isNew = !seen.has(firstName);
    seen.add(firstName);
    return isNew;
  });
  return distinct.slice(0, shownNames);
}

/** The dearest model and the first of another frame shape, without the one the hero shows; null when there are no two. */
export function choosePair(
  bikes: readonly RegisterRow[],
  heroSlug: string | null,
): readonly [RegisterRow, RegisterRow] | null {
  const shown = bikes.filter(({ slug, picture }) => picture !== null && slug !== heroSlug);
  const dearest = [...shown].sort((a, b) => b.priceCents - a.priceCents)[0];
  const other =
    shown.find(({ shape }) => shape !== dearest?.shape) ?? shown.find((bike) => bike !== dearest);
  return dearest && other ? [dearest, other] : null;
}
