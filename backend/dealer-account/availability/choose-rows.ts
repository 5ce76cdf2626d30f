import type { TableFilter } from '@/domain/availability-table/table-filter';
import type { TableSort } from '@/domain/availability-table/table-sort';
import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import type { Language } from '@/domain/language/detect-language';
import { gather, inParts } from '../../documents/tables/row-parts';
import { tableThread } from '../../documents/tables/table-thread';
import { chooserProgram } from './chooser-program';

export interface Asked {
  filter: TableFilter;
  sort: TableSort;
  language: Language;
}

const placesAskedFor = tableThread<AvailabilityRow, Asked, number[]>(chooserProgram);

/** What a filter lets through, in the asked order, in parts. Counting a long list's words takes seconds: see tableThread. */
export async function* chooseRows(
  parts: AsyncIterable<readonly AvailabilityRow[]>,
  asked: Asked,
): AsyncGenerator<readonly AvailabilityRow[]> {
  let rows: AvailabilityRow[] = [];
  const places = await placesAskedFor(asked, async (add) => {
    rows = await gather(told(parts, add));
  });
  yield* inParts(places.flatMap((place) => rows[place] ?? []));
}

async function* told<Row>(
  parts: AsyncIterable<readonly Row[]>,
  add: (rows: readonly Row[]) => void,
) {
  for await (const part of parts) {
    add(part);
    yield part;
  }
}
