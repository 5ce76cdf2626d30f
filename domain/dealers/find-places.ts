import { computePrefixDistance } from '@/domain/search/edit-distance';
import { normalizePlaceName } from './place';
import type { PlaceIndex, TownName } from './place-index';
import type { Place } from './place';
import { type PlaceQuery, parsePlaceQuery } from './place';

/** Minimum number of characters for a typo correction. */
const minFuzzyLength = 5;

/** Returns the places that match a typed text, best first, at most `limit`. */
export function listPlaces(index: PlaceIndex, typed: string, limit: number): Place[] {
  const query = parsePlaceQuery(typed);
  if (query.code !== null) {
    const codes = postcodes(index, query, query.code, limit);
    if (codes.length > 0 || query.name === '') return codes;
  }
  return towns(index, query, limit);
}

/**
 * Returns the postcodes equal to the code in all possible countries; if there are none, postcodes that begin with the
 * code; if there are none, one postcode per country that shares the longest beginning with the code. Places that match
 * the typed town come first.
 */
function postcodes(index: PlaceIndex, query: PlaceQuery, code: string, limit: number): Place[] {
  const starting = query.countries.flatMap((country) => index.listPostcodes(country, code));
  const exact = starting.filter((place) => place.code === code);
  if (exact.length > 0) return byName(exact, query.name).slice(0, limit);
  if (starting.length > 0) return byName(starting, query.name).slice(0, limit);
  for (let length = code.length - 1; length >= 2; length -= 1) {
    const area = code.slice(0, length);
    const near = query.countries.flatMap((country) => index.listPostcodes(country, area)[0] ?? []);
    if (near.length > 0) return near.slice(0, limit);
  }
  return [];
}

function byName(places: readonly Place[], name: string): Place[] {
  const folded = normalizePlaceName(name);
  if (folded === '') return [...places];
  const fits = (place: Place) => Number(normalizePlaceName(place.name).startsWith(folded));
  return [...places].sort((a, b) => fits(b) - fits(a));
}

/** Searches towns by name. A region after a comma must match: "Halle, Sachsen-Anhalt". */
function towns(index: PlaceIndex, { name, countries }: PlaceQuery, limit: number): Place[] {
  const [head = '', region = ''] = name.split(',').map((part) => normalizePlaceName(part));
  if (head === '') return [];
  const matchesQuery = (town: Place) =>
    (countries.length === 0 || countries.includes(town.country)) &&
    (region === '' || normalizePlaceName(town.region).startsWith(region));
  const prefixMatches = index.listNamesByPrefix(head).filter(({ town }) => matchesQuery(town));
  if (prefixMatches.length > 0) return ranked(prefixMatches, head, limit);
  if (head.length < minFuzzyLength) return [];
  const slips = head.length >= 8 ? 2 : 1;
  const similar = index
    .filterNames(
      head.length - slips,
      head.length + slips,
      (folded) => computePrefixDistance(head, folded, slips) <= slips,
    )
    .filter(({ town }) => matchesQuery(town));
  return ranked(similar, head, limit);
}

/** Sorts exact names first, then by population. Removes duplicate towns. */
function ranked(names: readonly TownName[], head: string, limit: number): Place[] {
  const rank = (entry: TownName) => Number(bearsName(entry, head));
  const sorted = [...names].sort(
    (a, b) => rank(b) - rank(a) || b.town.populationThousands - a.town.populationThousands,
  );
  const towns = new Map<number, Place>();
  for (const { line, town } of sorted) if (!towns.has(line)) towns.set(line, town);
  return [...towns.values()].slice(0, limit);
}

/** Suffix that distinguishes towns with the same name: "(Oder)", "am Main", "upon Tyne". */
const surname = /^.+?( \(|\/| (?:a[mn]|auf|bei|im|in|ob|vor|aan|op|den|sur|on|upon|nad|pod)[ .])/i;

/** Checks for an exact name, with or without a distinguishing suffix. */
function bearsName({ folded, town }: Pick<TownName, 'folded' | 'town'>, head: string): boolean {
  if (folded === head) return true;
  const [whole, ending = ''] = surname.exec(town.name) ?? [];
  return (
    whole !== undefined && normalizePlaceName(whole.slice(0, whole.length - ending.length)) === head
  );
}

/** The place to search around, and alternatives that the same text may mean. */
export interface PlaceMatch {
  readonly place: Place;
  readonly alternatives: readonly Place[];
}

const maxAlternatives = 5;
/** Maximum number of candidates; no name is shared by as many places. */
const maxNamesakes = 60;

/**
 * Finds the most likely place. Alternatives have the same name (Frankfurt am Main, Frankfurt (Oder)) or the same
 * postcode in another country. Returns null if nothing matches.
 */
export function findPlace(index: PlaceIndex, typed: string): PlaceMatch | null {
  const [place, ...others] = listPlaces(index, typed, maxNamesakes);
  if (!place) return null;
  const { name } = parsePlaceQuery(typed);
  const head = normalizePlaceName(name.split(',')[0] ?? '');
  const isSame = (other: Place) =>
    place.kind === 'postcode'
      ? name === '' && other.code === place.code
      : bearsName({ folded: normalizePlaceName(other.name), town: other }, head);
  return { place, alternatives: others.filter(isSame).slice(0, maxAlternatives) };
}
