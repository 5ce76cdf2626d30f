const shownAtFirst = 5;

/** The first five of a long list and the chosen one, in their order; all of a list that is hardly longer. */
export function firstAddresses<T extends { id: string }>(
  addresses: readonly T[],
  chosenId: string,
): readonly T[] {
  if (addresses.length <= shownAtFirst + 1) return addresses;
  return addresses.filter(({ id }, index) => index < shownAtFirst || id === chosenId);
}
