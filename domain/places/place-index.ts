import { foldPlace } from './fold-place';
import type { Place } from './place';

/** A name a town is found by, folded. */
interface TownName {
  readonly folded: string;
  readonly town: Place;
}

export interface PlaceIndex {
  /** By their folded names. */
  readonly names: readonly TownName[];
  /** The postcodes of a country in their order, without spaces. */
  readonly codes: ReadonlyMap<string, readonly Place[]>;
}

/**
 * Reads the lines of demo/places/places.txt (scripts/places/place-index.mjs says what they hold). A line that is none of them is
 * left out.
 */
export function readPlaceIndex(text: string): PlaceIndex {
  const names: TownName[] = [];
  const codes = new Map<string, Place[]>();
  const regions = new Map<string, readonly string[]>();
  for (const line of text.split('\n')) {
    const [kind, country = '', ...fields] = line.split('\t');
    if (kind === 'R') regions.set(country, fields);
    if (kind === 'P') names.push(...townNames(country, fields, regions.get(country) ?? []));
    if (kind === 'C') {
      const list = codes.get(country) ?? [];
      list.push(toPostcode(country, fields));
      codes.set(country, list);
    }
  }
  names.sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0));
  return { names, codes };
}

function townNames(
  country: string,
  [region, name = '', people, latitude, longitude, others = '']: readonly string[],
  regions: readonly string[],
): TownName[] {
  // Not put together of parts: each such object has a shape of its own in memory, and these are fifty thousand.
  const town: Place = {
    kind: 'town',
    country,
    name,
    code: null,
    region: regions[Number(region)] ?? '',
    people: Number(people),
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
  };
  const all = [name, ...others.split('|')].filter((one) => one !== '');
  return all.map((one) => ({ folded: foldPlace(one), town }));
}

function toPostcode(
  country: string,
  [code = '', name = '', latitude, longitude]: readonly string[],
): Place {
  return {
    kind: 'postcode',
    country,
    name,
    code,
    region: '',
    people: 0,
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
  };
}

/** The towns whose name begins so, by their names. */
export function namesFrom(index: PlaceIndex, start: string): TownName[] {
  const { names } = index;
  const found: TownName[] = [];
  for (let at = firstFrom(names, start); at < names.length; at += 1) {
    const entry = names[at];
    if (!entry?.folded.startsWith(start)) break;
    found.push(entry);
  }
  return found;
}

function firstFrom(names: readonly TownName[], start: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle]?.folded ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
