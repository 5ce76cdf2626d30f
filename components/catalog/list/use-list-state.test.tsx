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
  it('reads the address and drops what does not exist', () => {
    const list = open('?subcategory=stadt,mond&colors=sand&sort=upside-down');
    expect(list.current.selection).toEqual({ subcategory: ['stadt'], colors: ['sand'] });
    expect(list.current.sort).toBe('delivery');
    expect(list.current.chosenCount).toBe(2);
  });

  it('writes every choice into the address as a step of its own', () => {
    const list = open('');
    const before = window.history.length;
    act(() => list.current.toggle('colors', 'rost'));
    act(() => list.current.toggle('subcategory', 'reise'));
    expect(window.location.search).toBe('?subcategory=reise&colors=rost');
    expect(window.history.length).toBe(before + 2);
    act(() => list.current.toggle('colors', 'rost'));
    expect(window.location.search).toBe('?subcategory=reise');
  });

  it('keeps the sort when all filters are cleared, and the filters when the sort changes', () => {
    const list = open('?subcategory=stadt');
    act(() => list.current.sortBy('price-asc'));
    expect(window.location.search).toBe('?subcategory=stadt&sort=price-asc');
    act(() => list.current.clear());
    expect(window.location.search).toBe('?sort=price-asc');
  });

  it('leaves alone what else the list keeps there, and clears it with the filters', () => {
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
