import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import { prepareRows } from '@/domain/availability-table/prepare-rows';
import { filterRows, isFiltered } from '@/domain/availability-table/table-filter';
import { sortRows } from '@/domain/availability-table/table-sort';
import { parseTableQuery } from '@/domain/availability-table/table-url';
import { dayInBerlin } from '@/domain/time/day';
import type { RestServices } from '../../rest/rest-services';
import { answerFile, csvAnswer } from '../../documents/tables/answer-file';
import type { B2bEnv } from '../../rest/b2b-context';
import { csvText } from '../../documents/tables/csv-file';
import { xlsxFile } from '../../documents/tables/xlsx-file';
import { availabilityColumns, retailColumns } from './availability-columns';
import { giveWay } from '../../database/give-way';
import { readAvailability } from './availability.service';

const rowsInPart = 500;

const fileNames = {
  de: ['verfuegbarkeit', 'verfuegbarkeit-auswahl'],
  en: ['availability', 'availability-selection'],
} as const;

/**
 * GET /availability is every article a b2b customer may order; rows the caller has already are not sent again (ETag). /availability.csv and .xlsx are
 * the rows that the page's own query asks for, in its order, as a file; with `prices=uvp` without purchase prices.
 */
export function createAvailabilityRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();

  routes.get('/availability', async (c) => {
    const table = await readAvailability(services, c.get('language'));
    const { parts, tag } = await written(table.rows);
    c.header('ETag', tag);
    if (c.req.header('if-none-match') === tag) return c.body(null, 304);
    const texts = [`{"at":${JSON.stringify(table.at)},"rows":[`, ...parts, ']}'];
    return c.body(partByPart(texts), 200, { 'Content-Type': 'application/json' });
  });

  routes.get('/availability.csv', async (c) => {
    const { name, columns, rows, language } = await readList(c, 'csv');
    return csvAnswer(c, name, await csvText(columns, rows, language));
  });

  routes.get('/availability.xlsx', async (c) => {
    const { name, columns, rows, language } = await readList(c, 'xlsx');
    return answerFile(c, await xlsxFile(name, columns, rows, language));
  });

  const readList = async (c: Context<B2bEnv>, ending: string) => {
    const language = c.get('language');
    const query = c.req.query();
    const { filter, sort } = parseTableQuery(new URLSearchParams(query).toString());
    const table = await readAvailability(services, language);
    const asksNothing = sort === null && !isFiltered(filter);
    // What sorting and filtering ask for is worked out only for who does either.
    const shown = asksNothing
      ? table.rows
      : sortRows(filterRows(prepareRows(table.rows, language), filter, language), sort).map(
          ({ row }) => row,
        );
    const [whole, part] = fileNames[language];
    const day = dayInBerlin(services.clock.now());
    return {
      language,
      name: `${isFiltered(filter) ? part : whole}-${day}.${ending}`,
      columns: query.prices === 'uvp' ? retailColumns : availabilityColumns,
      rows: shown,
    };
  };
  return routes;
}

/** The rows as JSON, in parts, and the tag of all of it; others have their turn between the parts. */
async function written(
  rows: readonly AvailabilityRow[],
): Promise<{ parts: string[]; tag: string }> {
  const hash = createHash('sha256');
  const parts: string[] = [];
  for (let start = 0; start < rows.length; start += rowsInPart) {
    const some = JSON.stringify(rows.slice(start, start + rowsInPart)).slice(1, -1);
    parts.push(start === 0 ? some : `,${some}`);
    hash.update(some);
    await giveWay();
  }
  return { parts, tag: `W/"${hash.digest('base64url')}"` };
}

function partByPart(texts: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const text = texts.shift();
      if (text === undefined) controller.close();
      else controller.enqueue(encoder.encode(text));
    },
  });
}
