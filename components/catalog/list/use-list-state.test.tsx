// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FacetView } from '@/lib/platform/views/catalog-view';
import { useListState } from './use-list-state';
import { notifyUrlQueryChange } from '@/lib/browser/navigation/url-query';

const value = (slug: string) => ({ slug, name: slug, hex: null });

const facets: readonly FacetView<'subcategory' | 'colors'>[] = [
  { facet: 'subcategory', values: [value('stadt'), value('reise')] },
  { facet: 'colors', values: [value('rost'), value('sand')] },
];

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="de" messages={{}}>
    {children}
  </NextIntlClientProvider>
);

const open = (query: string, more = '') => {
  window.history.replaceState(null, '', `/de/bikes${query}`);
  return renderHook(() => useListState(facets, { path: '/bikes', more }), { wrapper }).result;
};

beforeEach(() => window.history.replaceState(null, '', '/de/bikes'));

describe('useListState', () => {
  it('reads the state from the URL and drops unknown values', () => {
    const list = open('?subcategory=stadt,mond&colors=sand&sort=upside-down');
    expect(list.current.selection).toEqual({ subcategory: ['stadt'], colors: ['sand'] });
    expect(list.current.sort).toBe('delivery');
    expect(list.current.chosenCount).toBe(2);
  });

  it('adds a history entry to the URL for every selection', () => {
    const list = open('');
    const before = window.history.length;
    act(() => list.current.toggle('colors', 'rost'));
    act(() => list.current.toggle('subcategory', 'reise'));
    expect(window.location.search).toBe('?subcategory=reise&colors=rost');
    expect(window.history.length).toBe(before + 2);
    act(() => list.current.toggle('colors', 'rost'));
    expect(window.location.search).toBe('?subcategory=reise');
  });

  it('keeps the sort order when filters are cleared, and the filters when the sort order changes', () => {
    const list = open('?subcategory=stadt');
    act(() => list.current.sortBy('price-asc'));
    expect(window.location.search).toBe('?subcategory=stadt&sort=price-asc');
    act(() => list.current.clear());
    expect(window.location.search).toBe('?sort=price-asc');
  });

  it('keeps other list parameters in the URL, and clears them with the filters', () => {
    const list = open('?colors=rost&price_to=3000&sort=name', 'price_to=3000');
    act(() => list.current.toggle('subcategory', 'stadt'));
    expect(window.location.search).toBe('?subcategory=stadt&colors=rost&sort=name&price_to=3000');
    expect(list.current.queryWith('price_to=2000')).toBe(
      'subcategory=stadt&colors=rost&sort=name&price_to=2000',
    );
    act(() => list.current.clear());
    expect(window.location.search).toBe('?sort=name');
  });

  it('follows the back button and links to the same page', () => {
    const list = open('?subcategory=stadt');
    act(() => {
      window.history.replaceState(null, '', '/de/bikes?colors=rost');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(list.current.selection).toEqual({ colors: ['rost'] });
    act(() => {
      window.history.replaceState(null, '', '/de/bikes');
      notifyUrlQueryChange();
    });
    expect(list.current.selection).toEqual({});
  });
});
