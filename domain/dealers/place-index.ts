import { type Place, normalizePlaceName } from './place';

/** Parses a town from the fields of a line `P country region name people latitude longitude [other names]`. */
function parseTown(
  [, country = '', region, name = '', population, latitude, longitude]: readonly string[],
  regions: ReadonlyMap<string, readonly string[]>,
): Place {
  return {
    kind: 'town',
    country,
    name,
    code: null,
    region: regions.get(country)?.[Number(region)] ?? '',
    populationThousands: Number(population),
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
  };
}

/** Returns all names of a town from the same fields as `parseTown`. */
function listTownNames([, , , name = '', , , , others = '']: readonly string[]): string[] {
  return [name, ...others.split('|')].filter((one) => one !== '');
}

/** Parses a postcode from the fields of a line `C country code name latitude longitude`. */
function parsePostcode([
  ,
  country = '',
  code = '',
  name = '',
  latitude,
  longitude,
]: readonly string[]): Place {
  return {
    kind: 'postcode',
    country,
    name,
    code,
    region: '',
    populationThousands: 0,
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
  };
}

/** A folded name of a town. `line` distinguishes towns with the same name. */
export interface TownName {
  readonly folded: string;
  readonly line: number;
  readonly town: Place;
}

/**
 * Index of towns and postcodes. Their objects are created from the source lines on each query, because keeping all of
 * them would take ten megabytes of memory.
 */
export interface PlaceIndex {
  /** Returns a country's postcodes with this prefix (without spaces), in the order of the file. */
  listPostcodes(country: string, start: string): Place[];
  /** Returns the names with this prefix, in alphabetical order. */
  listNamesByPrefix(start: string): TownName[];
  /** Returns the names with a length from `min` to `max` for which `isLike` returns true. */
  filterNames(min: number, max: number, isLike: (folded: string) => boolean): TownName[];
}

/** Parses demo/places/places.txt (format: tools/data/places/place-index.mjs). Unknown lines are ignored. */
export function parsePlaceIndex(text: string): PlaceIndex {
  const regions = new Map<string, readonly string[]>();
  const codes = new Map<string, number[]>();
  const names: { folded: string; line: number }[] = [];
  for (let line = 0; line < text.length; line = endOf(text, line) + 1) {
    const fields = fieldsOf(text, line);
    const [kind, country = ''] = fields;
    if (kind === 'R') regions.set(country, fields.slice(2));
    if (kind === 'P')
      for (const name of listTownNames(fields))
        names.push({ folded: normalizePlaceName(name), line });
    if (kind !== 'C') continue;
    const known = codes.get(country);
    if (known) known.push(line);
    else codes.set(country, [line]);
  }
  return {
    listPostcodes: findCodes(text, codes),
    ...findNames(names, (line) => parseTown(fieldsOf(text, line), regions)),
  };
}

function findCodes(text: string, codes: ReadonlyMap<string, readonly number[]>) {
  const lines = new Map([...codes].map(([country, list]) => [country, Uint32Array.from(list)]));
  return (country: string, start: string): Place[] => {
    const beginning = `C\t${country}\t${start}`;
    return [...(lines.get(country) ?? [])]
      .filter((line) => text.startsWith(beginning, line))
      .map((line) => parsePostcode(fieldsOf(text, line)));
  };
}

/** Stores all names in one string with their end positions, to save memory. */
function findNames(
  unsorted: readonly { folded: string; line: number }[],
  townAt: (line: number) => Place,
) {
  const sorted = [...unsorted].sort((a, b) =>
    a.folded < b.folded ? -1 : Number(a.folded > b.folded),
  );
  const letters = sorted.map(({ folded }) => folded).join('');
  const lines = Uint32Array.from(sorted, ({ line }) => line);
  let end = 0;
  const ends = Uint32Array.from(sorted, ({ folded }) => (end += folded.length));

  const lengthAt = (at: number) => (ends[at] ?? 0) - (ends[at - 1] ?? 0);
  const nameAt = (at: number) => letters.slice(ends[at - 1] ?? 0, ends[at]);
  const entry = (at: number): TownName => {
    const line = lines[at] ?? 0;
    return { folded: nameAt(at), line, town: townAt(line) };
  };

  return {
    listNamesByPrefix(start: string): TownName[] {
      const found: TownName[] = [];
      for (let at = firstFrom(lines.length, nameAt, start); at < lines.length; at += 1) {
        if (!nameAt(at).startsWith(start)) break;
        found.push(entry(at));
      }
      return found;
    },
    filterNames(min: number, max: number, isLike: (folded: string) => boolean): TownName[] {
      const found: TownName[] = [];
      for (let at = 0; at < lines.length; at += 1) {
        const length = lengthAt(at);
        if (length >= min && length <= max && isLike(nameAt(at))) found.push(entry(at));
      }
      return found;
    },
  };
}

function firstFrom(count: number, nameAt: (at: number) => string, start: string): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (nameAt(middle) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function fieldsOf(text: string, line: number): string[] {
  return text.slice(line, endOf(text, line)).split('\t');
}

function endOf(text: string, line: number): number {
  const end = text.indexOf('\n', line);
  return end === -1 ? text.length : end;
}
