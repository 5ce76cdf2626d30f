import { Hono } from 'hono';
import { dayInBerlin } from '@/domain/time/day';
import type { RestServices } from '../../rest/rest-services';
import { csvAnswer } from '../../documents/tables/answer-file';
import type { B2bEnv } from '../../rest/b2b-context';
import { csvText } from '../../documents/tables/csv-file';
import { orderColumns } from './order-columns';
import { listB2bOrders, readOrder } from './orders.service';

const fileNames = { de: 'bestellungen', en: 'orders' } as const;

/** GET /orders is the caller's orders, newest first; /orders.csv the same as a file; /orders/<number> one of them with its lines. */
export function createB2bOrderRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();

  routes.get('/orders', async (c) =>
    c.json({ orders: await listB2bOrders(services, c.get('customerId'), c.get('language')) }),
  );

  routes.get('/orders.csv', async (c) => {
    const language = c.get('language');
    const orders = await listB2bOrders(services, c.get('customerId'), language);
    const name = `${fileNames[language]}-${dayInBerlin(services.clock.now())}.csv`;
    return csvAnswer(c, name, csvText(orderColumns(language), orders, language));
  });

  routes.get('/orders/:number{[0-9]{1,9}}', async (c) => {
    const orderNumber = Number(c.req.param('number'));
    return c.json(await readOrder(services, c.get('customerId'), orderNumber, c.get('language')));
  });
  return routes;
}
