'use client';

import { useMemo } from 'react';
import type { TableFilter } from '@/domain/availability-table/table-filter';
import {
  parseTableQuery,
  type TableState,
  toTableQuery,
} from '@/domain/availability-table/table-url';
import { useUrlQuery } from '@/lib/browser/state/url-query';

export type TableStateView = TableState & {
  /** Every choice is a step of its own for the back button; letters typed are not. */
  readonly change: (patch: Partial<TableState>) => void;
  readonly filterBy: (patch: Partial<TableFilter>) => void;
};

/** What the availability table shows, kept in the address (ARCHITECTURE §4.16). */
export function useTableState(): TableStateView {
  const [query, write] = useUrlQuery();
  const state = useMemo(() => parseTableQuery(query), [query]);
  return {
    ...state,
    change: (patch) => write(toTableQuery({ ...state, ...patch }), 'push'),
    filterBy: (patch) =>
      write(
        toTableQuery({ ...state, filter: { ...state.filter, ...patch } }),
        'text' in patch ? 'replace' : 'push',
      ),
  };
}
