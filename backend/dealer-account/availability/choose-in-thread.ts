import { parentPort, workerData } from 'node:worker_threads';
import { prepareRows } from '@/domain/availability-table/prepare-rows';
import { filterRows } from '@/domain/availability-table/table-filter';
import { sortRows } from '@/domain/availability-table/table-sort';
import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import type { Asked } from './choose-rows';

/** What runs in the thread of choose-rows: takes all rows, and answers with the places of those that are asked for, in their order. */
const { filter, sort, language } = workerData as Asked;
const all: AvailabilityRow[] = [];

parentPort?.on('message', (rows: AvailabilityRow[] | null) => {
  if (rows !== null) return void all.push(...rows);
  const placeOf = new Map(all.map((row, place) => [row, place]));
  const asked = sortRows(filterRows(prepareRows(all, language), filter, language), sort);
  parentPort?.postMessage(asked.flatMap(({ row }) => placeOf.get(row) ?? []));
});
