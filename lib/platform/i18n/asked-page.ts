/** What the page of an address with a query gets: its parameters, and what stands behind the question mark. */
export interface AskedProps<Params> {
  readonly params: Promise<Params>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The query again as it stands in the address, with its question mark; repeated names count once. */
export function queryOf(asked: Awaited<AskedProps<unknown>['searchParams']>): string {
  const said = Object.entries(asked).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value[0] : value;
    return text === undefined ? [] : [[name, text]];
  });
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}
