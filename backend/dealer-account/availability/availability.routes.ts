import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
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
import { readAvailability } from './availability.service';

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
    const rows = JSON.stringify(table.rows);
    const tag = `W/"${createHash('sha256').update(rows).digest('base64url')}"`;
    c.header('ETag', tag);
    if (c.req.header('if-none-match') === tag) return c.body(null, 304);
    return c.body(`{"at":${JSON.stringify(table.at)},"rows":${rows}}`, 200, {
      'Content-Type': 'application/json',
    });
  });

  routes.get('/availability.csv', async (c) => {
    const { name, columns, rows, language } = await readList(c, 'csv');
    return csvAnswer(c, name, csvText(columns, rows, language));
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
    const shown = sortRows(filterRows(prepareRows(table.rows, language), filter), sort);
    const [whole, part] = fileNames[language];
    const day = dayInBerlin(services.clock.now());
    return {
      language,
      name: `${isFiltered(filter) ? part : whole}-${day}.${ending}`,
      columns: query.prices === 'uvp' ? retailColumns : availabilityColumns,
      rows: shown.map(({ row }) => row),
    };
  };
  return routes;
}
