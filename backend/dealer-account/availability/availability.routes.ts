import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { dayInBerlin } from '@/domain/time/day';
import type { RestServices } from '../../rest/rest-services';
import { answerFile, csvAnswer } from '../../documents/tables/answer-file';
import type { B2bEnv } from '../../rest/b2b-context';
import { csvText } from '../../documents/tables/csv-file';
import { xlsxFile } from '../../documents/tables/xlsx-file';
import { availabilityColumns } from './availability-columns';
import { readAvailability } from './availability.service';

const fileNames = { de: 'verfuegbarkeit', en: 'availability' } as const;

/**
 * GET /availability is every article a b2b customer may order; rows the caller has already are not sent again (ETag).
 * /availability.csv and .xlsx are the same rows as a file.
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
    const language = c.get('language');
    const { rows } = await readAvailability(services, language);
    return csvAnswer(c, fileName(language, 'csv'), csvText(availabilityColumns, rows, language));
  });

  routes.get('/availability.xlsx', async (c) => {
    const language = c.get('language');
    const { rows } = await readAvailability(services, language);
    const name = fileName(language, 'xlsx');
    return answerFile(c, await xlsxFile(name, availabilityColumns, rows, language));
  });

  const fileName = (language: keyof typeof fileNames, ending: string) =>
    `${fileNames[language]}-${dayInBerlin(services.clock.now())}.${ending}`;
  return routes;
}
