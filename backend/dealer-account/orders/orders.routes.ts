import { type Context, Hono } from 'hono';
import { toOrderFilter } from '@/domain/b2b/order-filter';
import { toPage } from '@/domain/b2b/page-of-list';
import { dayInBerlin } from '@/domain/time/day';
import type { RestServices } from '../../rest/rest-services';
import { csvStream } from '../../documents/tables/answer-file';
import type { B2bEnv } from '../../rest/b2b-context';
import { csvParts } from '../../documents/tables/csv-file';
import { orderColumns } from './order-columns';
import { eachB2bOrder, listB2bOrders, readOrder } from './orders.service';

const fileNames = { de: 'bestellungen', en: 'orders' } as const;

/**
 * GET /orders is a page of the caller's orders, newest first, as the page's own query asks (`q`, `state`, `page`); /orders.csv all of them as a
 * file; /orders/<number> one of them with its lines.
 */
export function createB2bOrderRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();

  const askerOf = (c: Context<B2bEnv>) => ({
    customerId: c.get('customerId'),
    language: c.get('language'),
  });

  routes.get('/orders', async (c) => {
    const query = new URLSearchParams(c.req.query()).toString();
    return c.json(await listB2bOrders(services, askerOf(c), toOrderFilter(query), toPage(query)));
  });

  routes.get('/orders.csv', async (c) => {
    const language = c.get('language');
    const orders = eachB2bOrder(services, askerOf(c));
    const name = `${fileNames[language]}-${dayInBerlin(services.clock.now())}.csv`;
    return csvStream(c, name, csvParts(orderColumns(language), orders, language));
  });

  routes.get('/orders/:number{[0-9]{1,9}}', async (c) => {
    const orderNumber = Number(c.req.param('number'));
    return c.json(await readOrder(services, c.get('customerId'), orderNumber, c.get('language')));
  });
  return routes;
}
