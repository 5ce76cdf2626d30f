import {
  type B2bOrderState,
  type B2bOrderSummary,
  parseOrderFilter,
} from '@/domain/dealer-account/b2b-orders';
import type { Language } from '@/domain/locale/language';
import { type TableColumn, sendCsvStream, streamCsv } from '../../documents/tables/table-file';
import { type Context, Hono } from 'hono';
import { parsePage } from '@/domain/dealer-account/pagination';
import { toBerlinDay } from '@/domain/time/day';
import type { RestServices, B2bEnv } from '../../rest/rest-context';
import { streamB2bOrders, listB2bOrders, getB2bOrder } from './orders.service';

const states: Record<B2bOrderState, Record<Language, string>> = {
  accepted: { de: 'angenommen', en: 'accepted' },
  assembled: { de: 'montiert', en: 'assembled' },
  shipped: { de: 'unterwegs', en: 'on its way' },
  delivered: { de: 'geliefert', en: 'delivered' },
  cancelled: { de: 'storniert', en: 'cancelled' },
};

/** Columns of the order list as a file in the given language. */
function getOrderColumns(language: Language): readonly TableColumn<B2bOrderSummary>[] {
  return [
    {
      title: { de: 'Bestellung', en: 'Order' },
      kind: 'count',
      width: 12,
      of: ({ orderNumber }) => orderNumber,
    },
    {
      title: { de: 'Bestellt am', en: 'Ordered on' },
      kind: 'day',
      width: 13,
      of: ({ orderedAt }) => orderedAt,
    },
    {
      title: { de: 'Referenz', en: 'Reference' },
      kind: 'text',
      width: 24,
      of: ({ reference }) => reference,
    },
    {
      title: { de: 'Inhalt', en: 'Content' },
      kind: 'text',
      width: 32,
      of: ({ content }) => content,
    },
    { title: { de: 'Stück', en: 'Pieces' }, kind: 'count', width: 8, of: ({ pieces }) => pieces },
    {
      title: { de: 'Netto EUR', en: 'Net EUR' },
      kind: 'money',
      width: 14,
      of: ({ netCents }) => netCents,
    },
    {
      title: { de: 'Summe EUR', en: 'Total EUR' },
      kind: 'money',
      width: 14,
      of: ({ totalCents }) => totalCents,
    },
    {
      title: { de: 'Stand', en: 'State' },
      kind: 'text',
      width: 14,
      of: ({ state }) => states[state][language],
    },
    {
      title: { de: 'Erwartet am', en: 'Expected on' },
      kind: 'day',
      width: 13,
      of: ({ expectedAt }) => expectedAt,
    },
    {
      title: { de: 'Rechnung', en: 'Invoice' },
      kind: 'text',
      width: 12,
      of: ({ invoiceNumber }) => invoiceNumber,
    },
  ];
}

const fileNames = { de: 'bestellungen', en: 'orders' } as const;

/**
 * GET /orders returns a page of the caller's orders, newest first, selected by the query (`q`, `state`, `page`);
 * /orders.csv returns all of them as a file; /orders/<number> returns one with its line items.
 */
export function createB2bOrderRoutes(services: RestServices): Hono<B2bEnv> {
  const routes = new Hono<B2bEnv>();

  const askerOf = (c: Context<B2bEnv>) => ({
    customerId: c.get('customerId'),
    language: c.get('language'),
  });

  routes.get('/orders', async (c) => {
    const query = new URLSearchParams(c.req.query()).toString();
    return c.json(
      await listB2bOrders(services, askerOf(c), parseOrderFilter(query), parsePage(query)),
    );
  });

  routes.get('/orders.csv', async (c) => {
    const language = c.get('language');
    const orders = streamB2bOrders(services, askerOf(c));
    const name = `${fileNames[language]}-${toBerlinDay(services.clock.now())}.csv`;
    return sendCsvStream(c, name, streamCsv(getOrderColumns(language), orders, language));
  });

  routes.get('/orders/:number{[0-9]{1,9}}', async (c) => {
    const orderNumber = Number(c.req.param('number'));
    return c.json(await getB2bOrder(services, c.get('customerId'), orderNumber, c.get('language')));
  });
  return routes;
}
