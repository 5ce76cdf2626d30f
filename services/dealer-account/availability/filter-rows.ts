import type { TableFilter } from '@/domain/dealer-account/availability-filter';
import type { TableSort } from '@/domain/dealer-account/availability-table';
import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import type { Language } from '@/domain/locale/language';
import { collectChunks, toChunks } from '../../platform/event-loop-yielding';
import { createTableWorker } from '../../documents/tables/table-worker';
import { filterRowsProgram } from './filter-rows-worker-source';

export interface RowQuery {
  filter: TableFilter;
  sort: TableSort;
  language: Language;
}

const findRowPlaces = createTableWorker<AvailabilityRow, RowQuery, number[]>(filterRowsProgram);

/**
 * Returns the rows that match the query, sorted and in chunks. Searching the text of a long list takes seconds, so it
 * runs in a worker thread (see createTableWorker).
 */
export async function* filterRows(
  parts: AsyncIterable<readonly AvailabilityRow[]>,
  query: RowQuery,
): AsyncGenerator<readonly AvailabilityRow[]> {
  let rows: AvailabilityRow[] = [];
  const places = await findRowPlaces(query, async (add) => {
    rows = await collectChunks(streamRows(parts, add));
  });
  yield* toChunks(places.flatMap((place) => rows[place] ?? []));
}

async function* streamRows<Row>(
  parts: AsyncIterable<readonly Row[]>,
  add: (rows: readonly Row[]) => void,
) {
  for await (const part of parts) {
    add(part);
    yield part;
  }
}
