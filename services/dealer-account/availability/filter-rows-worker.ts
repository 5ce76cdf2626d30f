import { parentPort, workerData } from 'node:worker_threads';
import { buildAvailabilityTable } from '@/domain/dealer-account/availability-table';
import { filterTableRows } from '@/domain/dealer-account/availability-filter';
import { sortTableRows } from '@/domain/dealer-account/availability-table';
import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import type { RowQuery } from './filter-rows';

/** Worker thread of filter-rows: receives all rows and returns the indexes of the selected ones, in order. */
const { filter, sort, language } = workerData as RowQuery;
const all: AvailabilityRow[] = [];

parentPort?.on('message', (rows: AvailabilityRow[] | null) => {
  if (rows !== null) return void all.push(...rows);
  const placeOf = new Map(all.map((row, place) => [row, place]));
  const sorted = sortTableRows(
    filterTableRows(buildAvailabilityTable(all, language), filter, language),
    sort,
  );
  parentPort?.postMessage(sorted.flatMap(({ row }) => placeOf.get(row) ?? []));
});
