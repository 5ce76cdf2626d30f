// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDealerFilters } from '@/domain/dealers/filter-dealers';
import { createTestDealer } from '@/domain/dealers/dealer-fixtures';
import { getClientState, updateClientState } from '@/lib/browser/state/client-state';
import type { ChosenPlaceView, PlaceView } from '@/lib/platform/views/place-dto';
import { type InitialFinderState, useDealerFinder } from './use-dealer-finder';

const place = (label: string, latitude: number, longitude: number): PlaceView => ({
  ...{ label, country: 'DE', latitude, longitude },
});
const berlin = place('Berlin', 52.52, 13.4);
const hamburg = place('Hamburg', 53.55, 10);
const neustadt = place('Neustadt', 53.7, 10.8);
const otherNeustadt = place('Neustadt an der Dosse', 52.85, 12.45);

const shops = [
  createTestDealer({ adrNumber: '1', name: 'Radhaus', hasDps: true }),
  createTestDealer({
    adrNumber: '2',
    name: 'Elbrad',
    city: 'Hamburg',
    latitude: 53.56,
    longitude: 10.01,
  }),
].map((dealer) => ({ ...dealer, models: [] }));

/** The responses of the places route by search text. A promise delays the response. */
let places: Record<string, ChosenPlaceView | Promise<ChosenPlaceView>>;

const wholeQuery = { q: '', bike: null, filters: emptyDealerFilters };
const wholeList: InitialFinderState = { query: wholeQuery, chosen: null, renderedAtMs: 0 };

beforeEach(() => {
  places = {
    Berlin: { place: berlin, alternatives: [] },
    Hamburg: { place: hamburg, alternatives: [] },
    Neustadt: { place: neustadt, alternatives: [otherNeustadt] },
    Atlantis: { place: null, alternatives: [] },
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://localhost').searchParams.get('q') ?? '';
    const answer = await places[query];
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer);
  });
  window.history.replaceState(null, '', '/de/dealers/search');
  updateClientState({ location: null });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (start = wholeList) => renderHook(() => useDealerFinder(shops, start)).result;
const names = (found: readonly { dealer: { name: string } }[]) =>
  found.map(({ dealer }) => dealer.name);
const address = () => window.location.pathname + window.location.search;

describe('dealer search', () => {
  it('centers on the place, sorts by distance and updates the list URL', async () => {
    const finder = open();
    await act(() => finder.current.search('  Hamburg '));
    expect(names(finder.current.result.found)).toEqual(['Elbrad']);
    expect(finder.current).toMatchObject({ text: 'Hamburg', problem: null, busy: null });
    expect(address()).toBe('/de/dealers?q=Hamburg');
    expect(getClientState().location).toEqual({ place: 'Hamburg', latitude: 53.55, longitude: 10 });
  });

  it('keeps the bike model from the URL', async () => {
    const finder = open({ ...wholeList, query: { ...wholeQuery, bike: 'ludwig' } });
    await act(() => finder.current.search('Hamburg'));
    expect(finder.current.bike).toBe('ludwig');
    expect(address()).toBe('/de/dealers?q=Hamburg&bike=ludwig');
  });

  it('offers other places with the same name', async () => {
    const finder = open();
    await act(() => finder.current.search('Neustadt'));
    expect(finder.current.alternatives).toEqual([otherNeustadt]);
    act(() => finder.current.goTo(otherNeustadt, []));
    expect(finder.current).toMatchObject({ text: 'Neustadt an der Dosse', alternatives: [] });
    expect(names(finder.current.result.nearestOutsideRadius)[0]).toBe('Radhaus');
  });

  it('shows every dealer and a message when the place is unknown', async () => {
    const finder = open();
    await act(() => finder.current.search('Atlantis'));
    expect(finder.current.problem).toEqual({ kind: 'unknownPlace', query: 'Atlantis' });
    expect(finder.current.result.found).toHaveLength(2);
    expect(address()).toBe('/de/dealers?q=Atlantis');
  });

  it('finds a dealer by name when no place has that name', async () => {
    places['elbrad'] = { place: null, alternatives: [] };
    const finder = open();
    await act(() => finder.current.search('elbrad'));
    expect(finder.current).toMatchObject({ problem: null, named: 'elbrad' });
    expect(names(finder.current.result.found)).toEqual(['Elbrad']);
    expect(address()).toBe('/de/dealers?q=elbrad');
    await act(() => finder.current.search('Hamburg'));
    expect(finder.current.named).toBeNull();
    const query = { q: 'Radhaus', bike: null, filters: emptyDealerFilters };
    const made = open({ query, chosen: { place: null, alternatives: [] }, renderedAtMs: 0 });
    expect(names(made.current.result.found)).toEqual(['Radhaus']);
  });

  it('keeps its list when the service does not respond, and allows the next search', async () => {
    const finder = open();
    await act(() => finder.current.search('Berlin'));
    await act(() => finder.current.search('Nirgendwo'));
    expect(finder.current.problem).toEqual({ kind: 'searchFailed' });
    expect(names(finder.current.result.found)).toEqual(['Radhaus']);
    expect(address()).toBe('/de/dealers?q=Berlin');
    await act(() => finder.current.search('Hamburg'));
    expect(finder.current.problem).toBeNull();
  });

  it('shows the whole list for an empty query', async () => {
    const finder = open();
    await act(() => finder.current.search('Berlin'));
    await act(() => finder.current.search(' '));
    expect(finder.current.result.found).toHaveLength(2);
    expect(address()).toBe('/de/dealers');
    expect(getClientState().location).toBeNull();
  });

  it('keeps filters that were set during the request', async () => {
    const finder = open();
    let answer: (chosen: ChosenPlaceView) => void = () => undefined;
    places.Berlin = new Promise((resolve) => (answer = resolve));
    let searching = Promise.resolve();
    act(() => {
      searching = finder.current.search('Berlin');
    });
    expect(finder.current.busy).toBe('search');
    act(() => finder.current.setFilters({ hasDps: true }));
    await act(async () => {
      answer({ place: berlin, alternatives: [] });
      await searching;
    });
    expect(finder.current).toMatchObject({ q: 'Berlin', filters: { hasDps: true }, busy: null });
    expect(address()).toBe('/de/dealers?q=Berlin&dps=1');
  });

  it('ignores a slower response to an earlier search', async () => {
    const finder = open();
    let answer: (chosen: ChosenPlaceView) => void = () => undefined;
    places.Berlin = new Promise((resolve) => (answer = resolve));
    let first = Promise.resolve();
    act(() => {
      first = finder.current.search('Berlin');
    });
    await act(() => finder.current.search('Hamburg'));
    await act(async () => {
      answer({ place: berlin, alternatives: [] });
      await first;
    });
    expect(finder.current).toMatchObject({ text: 'Hamburg', busy: null });
    expect(address()).toBe('/de/dealers?q=Hamburg');
    expect(getClientState().location).toMatchObject({ place: 'Hamburg' });
  });
});

describe('current position', () => {
  function locate(tell: (say: (position: object) => void, fail: (error: object) => void) => void) {
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
      getCurrentPosition: tell,
    } as unknown as Geolocation);
  }

  it('is used for the search and does not appear in the URL', async () => {
    locate((say) => say({ coords: { latitude: 53.55123, longitude: 9.99987 } }));
    const finder = open();
    await act(() => finder.current.searchNearby());
    expect(names(finder.current.result.found)).toEqual(['Elbrad']);
    expect(finder.current.around?.position).toEqual({ latitude: 53.551, longitude: 10 });
    expect(address()).toBe('/de/dealers');
  });

  it.each([
    [1, 'denied'],
    [2, 'unknownLocation'],
  ])('is unavailable after error %i', async (code, kind) => {
    locate((_, fail) => fail({ code, PERMISSION_DENIED: 1 }));
    const finder = open();
    await act(() => finder.current.searchNearby());
    expect(finder.current).toMatchObject({ problem: { kind }, busy: null });
    expect(finder.current.result.found).toHaveLength(2);
  });
});

describe('initial state of the dealer finder', () => {
  it('uses the query of the URL', () => {
    const finder = open({
      query: { q: 'Berlin', bike: null, filters: { ...emptyDealerFilters, hasDps: true } },
      chosen: { place: berlin, alternatives: [] },
      renderedAtMs: 0,
    });
    expect(finder.current).toMatchObject({ text: 'Berlin', filters: { hasDps: true } });
    expect(names(finder.current.result.found)).toEqual(['Radhaus']);
  });

  it('reports an unknown place', () => {
    const chosen = { place: null, alternatives: [] };
    const finder = open({
      ...wholeList,
      query: { q: 'Atlantis', bike: null, filters: emptyDealerFilters },
      chosen,
    });
    expect(finder.current.problem).toEqual({ kind: 'unknownPlace', query: 'Atlantis' });
  });

  it('uses the previously searched place, from this page or another', async () => {
    updateClientState({ location: { place: 'Hamburg', latitude: 53.55, longitude: 10 } });
    const finder = open();
    await waitFor(() => expect(names(finder.current.result.found)).toEqual(['Elbrad']));
    expect(finder.current.text).toBe('Hamburg');
  });
});

describe('dealer filters', () => {
  it('narrow the list, appear in the URL, and are all cleared except the radius', () => {
    const finder = open();
    act(() => finder.current.setFilters({ hasDps: true, radius: 100 }));
    expect(names(finder.current.result.found)).toEqual(['Radhaus']);
    expect(address()).toBe('/de/dealers?dps=1&radius=100');
    act(() => finder.current.clearFilters());
    expect(finder.current.filters).toEqual({ ...emptyDealerFilters, radius: 100 });
    expect(address()).toBe('/de/dealers?radius=100');
  });
});
