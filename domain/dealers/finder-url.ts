import { type DealerCountry, dealerCountries, dealerTypes, type DealerType } from './dealer';
import { type DealerFilters, defaultRadius, noFilters, radii, type Radius } from './find-dealers';

/** What the address of the dealer finder says: the text that was searched, and the filters. */
export interface FinderQuery {
  readonly q: string;
  /** The model that a test ride is looked for; null when none was named. */
  readonly bike: string | null;
  readonly filters: DealerFilters;
}

export const maxQueryLength = 80;

const keys = ['q', 'bike', 'type', 'dps', 'open', 'country', 'radius'] as const;

/** True when the address asks for more than the whole list. */
export function hasFinderQuery(params: URLSearchParams): boolean {
  return keys.some((key) => params.has(key));
}

/** The address's query; what it cannot mean counts as not said. */
export function readFinderQuery(params: URLSearchParams): FinderQuery {
  return {
    q: cleanPlaceQuery(params.get('q') ?? ''),
    bike: /^[\w.-]{1,80}$/.exec(params.get('bike') ?? '')?.[0] ?? null,
    filters: {
      type: dealerTypes.find((type) => type === params.get('type')) ?? null,
      hasDps: params.get('dps') === '1',
      isOpen: params.get('open') === '1',
      country: dealerCountries.find((country) => country === params.get('country')) ?? null,
      radius: readRadius(params.get('radius')),
    },
  };
}

/** The query as it stands in the address, with its question mark; empty for the whole list. */
export function finderSearch({ q, bike, filters }: FinderQuery): string {
  const { type, hasDps, isOpen, country, radius } = filters;
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (bike !== null) params.set('bike', bike);
  if (type !== null) params.set('type', type satisfies DealerType);
  if (hasDps) params.set('dps', '1');
  if (isOpen) params.set('open', '1');
  if (country !== null) params.set('country', country satisfies DealerCountry);
  if (radius !== defaultRadius) params.set('radius', radius === null ? 'all' : String(radius));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** How many filters are set beside the place and its radius. */
export function countFilters({ type, hasDps, isOpen, country }: DealerFilters): number {
  return [type !== null, hasDps, isOpen, country !== null].filter(Boolean).length;
}

/** A typed place without control characters and double spaces, cut to what a place can be. */
export function cleanPlaceQuery(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .trim();
}

function readRadius(text: string | null): Radius {
  if (text === 'all') return null;
  return radii.find((radius) => radius !== null && String(radius) === text) ?? noFilters.radius;
}
