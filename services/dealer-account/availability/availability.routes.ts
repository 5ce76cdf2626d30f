import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import { hasTableFilter } from '@/domain/dealer-account/availability-filter';
import { parseTableQuery } from '@/domain/dealer-account/availability-filter';
import { toBerlinDay } from '@/domain/time/day';
import { isNotModified } from '@/lib/platform/http/conditional-request';
import type { RestServices } from '../../rest/rest-context';
import { sendFile, sendCsvStream } from '../../documents/tables/table-file';
import type { B2bEnv } from '../../rest/rest-context';
import { streamCsv } from '../../documents/tables/table-file';
import { createXlsxFile } from '../../documents/tables/xlsx-file';
import { availabilityColumns, retailColumns } from './availability-columns';
import { streamAvailability } from './availability.service';
import { filterRows } from './filter-rows';

const fileNames = {
  de: ['verfuegbarkeit', 'verfuegbarkeit-auswahl'],
  en: ['availability', 'availability-selection'],
} as const;

/**
 * GET /availability returns every article a B2B customer may order, or 304 when the caller's ETag matches.
 * /availability.csv and .xlsx return the rows selected by the page's query, in its order, as a file; `prices=uvp` omits
 * purchase prices.
 */
export function createAvailabilityRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();

  routes.get('/availability', async (c) => {
    const at = new Date(services.clock.now()).toISOString();
    const { parts, tag } = await written(streamAvailability(services, c.get('language')));
    c.header('ETag', tag);
    if (isNotModified(c.req.header('if-none-match'), tag)) return c.body(null, 304);
    const all = [bytes(`{"at":${JSON.stringify(at)},"rows":[`), ...parts, bytes(']}')];
    return c.body(partByPart(all), 200, { 'Content-Type': 'application/json' });
  });

  routes.get('/availability.csv', async (c) => {
    const { name, columns, parts, language } = readList(c, 'csv');
    return sendCsvStream(c, name, streamCsv(columns, parts, language));
  });

  routes.get('/availability.xlsx', async (c) => {
    const { name, columns, parts, language } = readList(c, 'xlsx');
    return sendFile(c, await createXlsxFile(name, columns, parts, language));
  });

  const readList = (c: Context<B2bEnv>, ending: string) => {
    const language = c.get('language');
    const query = c.req.query();
    const { filter, sort } = parseTableQuery(new URLSearchParams(query).toString());
    const all = streamAvailability(services, language);
    // Rows are only filtered and sorted when the query requests it.
    const isUnfiltered = sort === null && !hasTableFilter(filter);
    const [whole, part] = fileNames[language];
    const day = toBerlinDay(services.clock.now());
    return {
      language,
      name: `${hasTableFilter(filter) ? part : whole}-${day}.${ending}`,
      columns: query.prices === 'uvp' ? retailColumns : availabilityColumns,
      parts: isUnfiltered ? all : filterRows(all, { filter, sort, language }),
    };
  };
  return routes;
}

/** Returns the rows as JSON in chunks, with an ETag of the whole list. */
async function written(
  rows: AsyncIterable<readonly AvailabilityRow[]>,
): Promise<{ parts: Uint8Array[]; tag: string }> {
  const hash = createHash('sha256');
  const parts: Uint8Array[] = [];
  for await (const some of rows) {
    if (some.length === 0) continue;
    const text = JSON.stringify(some).slice(1, -1);
    const part = bytes(parts.length === 0 ? text : `,${text}`);
    parts.push(part);
    hash.update(part);
  }
  return { parts, tag: `W/"${hash.digest('base64url')}"` };
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function partByPart(parts: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(part);
    },
  });
}
