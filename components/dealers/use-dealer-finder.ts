'use client';

import { useMemo, useRef, useState } from 'react';
import type { GeoPosition } from '@/domain/dealers/dealer';
import { filterDealersByName } from '@/domain/dealers/filter-dealers';
import {
  type DealerFilters,
  filterDealers,
  emptyDealerFilters,
} from '@/domain/dealers/filter-dealers';
import {
  normalizePlaceQuery,
  toFinderQuery,
  type FinderQuery,
} from '@/domain/dealers/filter-dealers';
import {
  type ClientLocation,
  updateClientState,
  useClientState,
} from '@/lib/browser/state/client-state';
import { getLocation } from '@/lib/browser/dealers/get-location';
import { fetchChosenPlace } from '@/lib/browser/dealers/fetch-places';
import type { DealerRowView } from '@/lib/platform/views/dealer-view';
import type { ChosenPlaceView, PlaceView } from '@/lib/platform/views/place-dto';
import { useCurrentMinute } from '@/components/ui/availability/use-current-minute';

/** The state of the dealer finder with which the server rendered the page. */
export interface InitialFinderState {
  readonly query: FinderQuery;
  /** The place found for the search text in the URL; null if there is no search text. */
  readonly chosen: ChosenPlaceView | null;
  /**
   * Time of rendering in epoch milliseconds, used to determine which dealers are open until the visitor's current time
   * is known.
   */
  readonly renderedAtMs: number;
}

type FinderProblem =
  | { readonly kind: 'unknownPlace'; readonly query: string }
  | { readonly kind: 'searchFailed' | 'denied' | 'unknownLocation' };

interface SearchArea {
  /** The name of the searched place; empty for the visitor's own position. */
  readonly label: string;
  readonly position: GeoPosition;
}

interface FinderState {
  readonly q: string;
  readonly bike: string | null;
  readonly filters: DealerFilters;
  readonly searchArea: SearchArea | null;
  readonly alternatives: readonly PlaceView[];
  readonly problem: FinderProblem | null;
}

/**
 * Returns the state of the dealer finder: the search, its results and the URL. The visitor's own position is never part
 * of a URL.
 */
export function useDealerFinder(dealers: readonly DealerRowView[], start: InitialFinderState) {
  const [state, setState] = useState<FinderState>(() => stateOf(start));
  /** The current state, for code that runs when a response arrives. `lastSearch` is the number of the latest search. */
  const latest = useRef(state);
  const lastSearch = useRef(0);
  const [busy, setBusy] = useState<'search' | 'near' | null>(null);
  const nowMs = useCurrentMinute();
  const remembered = useClientState(({ location }) => location);
  const { q, filters } = state;
  const around = useMemo(
    () => state.searchArea ?? (start.chosen === null ? toSearchArea(remembered) : null),
    [state.searchArea, start.chosen, remembered],
  );
  const unknown = state.problem?.kind === 'unknownPlace' ? state.problem.query : null;
  /** The dealers whose name matches the search text, if no place has this name. */
  const named = useMemo(
    () => (unknown === null ? [] : filterDealersByName(dealers, unknown)),
    [dealers, unknown],
  );
  const hasNameMatches = named.length > 0;
  const result = useMemo(
    () =>
      hasNameMatches
        ? filterDealers(named, filters, null, nowMs ?? start.renderedAtMs)
        : filterDealers(dealers, filters, around?.position ?? null, nowMs ?? start.renderedAtMs),
    [dealers, hasNameMatches, named, filters, around, nowMs, start.renderedAtMs],
  );

  const change = (patch: Partial<FinderState>) => {
    const next = { ...latest.current, problem: null, ...patch };
    latest.current = next;
    setState(next);
    const search = toFinderQuery(next);
    window.history.replaceState(null, '', `${finderPath()}${search}`);
  };

  /**
   * Starts a search, invalidates the previous one and returns the number of the new one. `kind` is null if no request
   * is needed.
   */
  const begin = (kind: 'search' | 'near' | null): number => {
    setBusy(kind);
    return (lastSearch.current += 1);
  };

  /**
   * Ends a search. Returns false if a later search has started in the meantime, so that the response must be ignored.
   */
  const end = (search: number): boolean => {
    if (search !== lastSearch.current) return false;
    setBusy(null);
    return true;
  };

  const goTo = ({ label, latitude, longitude }: PlaceView, alternatives: readonly PlaceView[]) => {
    begin(null);
    updateClientState({ location: { place: label, latitude, longitude } });
    change({ q: label, searchArea: { label, position: { latitude, longitude } }, alternatives });
  };

  const clearPlace = () => {
    begin(null);
    updateClientState({ location: null });
    change({ q: '', searchArea: null, alternatives: [] });
  };

  async function search(typed: string): Promise<void> {
    const query = normalizePlaceQuery(typed);
    if (query === '') return clearPlace();
    const searchId = begin('search');
    const chosen = await fetchChosenPlace(query);
    if (!end(searchId)) return;
    if (chosen === null) return change({ problem: { kind: 'searchFailed' } });
    if (chosen.place) return goTo(chosen.place, chosen.alternatives);
    change({
      q: query,
      searchArea: null,
      alternatives: [],
      problem: { kind: 'unknownPlace', query },
    });
  }

  async function searchNearby(): Promise<void> {
    const searchId = begin('near');
    const answer = await getLocation();
    if (!end(searchId)) return;
    if (!answer.ok)
      return change({
        problem: { kind: answer.reason === 'denied' ? 'denied' : 'unknownLocation' },
      });
    const { position } = answer;
    updateClientState({ location: { place: '', ...position } });
    change({ q: '', searchArea: { label: '', position }, alternatives: [] });
  }

  return {
    ...state,
    ...(hasNameMatches && { problem: null }),
    ...{ around, result, busy, nowMs, goTo, clearPlace, search, searchNearby },
    setFilters: (patch: Partial<DealerFilters>) => change({ filters: { ...filters, ...patch } }),
    clearFilters: () => change({ filters: { ...emptyDealerFilters, radius: filters.radius } }),
    /** The search text if it matches names of dealers; null if the search is for a place. */
    named: hasNameMatches ? unknown : null,
    /** The text to show in the search field. */
    text: q === '' ? (around?.label ?? '') : q,
  };
}

export type DealerFinderState = ReturnType<typeof useDealerFinder>;

function stateOf({ query, chosen }: InitialFinderState): FinderState {
  const place = chosen?.place ?? null;
  const { q, bike, filters } = query;
  return {
    ...{ q, bike, filters },
    searchArea: place && { label: place.label, position: place },
    alternatives: chosen?.alternatives ?? [],
    problem: chosen && place === null ? { kind: 'unknownPlace', query: q } : null,
  };
}

/** Returns the area around the place of an earlier search on this or another page; null if there was none. */
function toSearchArea(location: ClientLocation | null): SearchArea | null {
  if (location === null) return null;
  const { place, ...position } = location;
  return { label: place, position };
}

/** Returns the path of the dealer finder, without the suffix of its search page. */
function finderPath(): string {
  return window.location.pathname.replace(/\/search$/, '');
}
