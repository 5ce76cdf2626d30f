/** A list without the empty places that the content service's types allow. */
export function present<Item>(list: readonly (Item | null | undefined)[]): Item[] {
  return list.filter((item): item is Item => item !== null && item !== undefined);
}
