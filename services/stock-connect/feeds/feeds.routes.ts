import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { isNotModified } from '@/lib/platform/http/conditional-request';
import {
  invoiceDocumentPattern,
  orderDocumentPattern,
  getOrderDocument,
  getXrechnungDocument,
} from '../../documents/order-documents';
import { sendFile } from '../../documents/tables/table-file';
import { formatContentDisposition } from '../../http/headers';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-context';
import { getRestLanguage } from '../../rest/rest-request';
import { logCall, consumeCallLimit } from '../access-log.service';
import { signInB2bCustomer } from '../credentials.service';
import { parseStockReport, handleStockReport } from '../stock-report.service';
import { getAccountFeed } from './account-feed';
import { formatArticlesCsv, formatArticlesJson, listFeedArticles } from './article-feed';

/** Parses a Basic Authorization header; null for anything else. */
function parseBasicAuth(header: string | undefined): { user: string; password: string } | null {
  const [, encoded] = /^Basic\s+([\w+/=-]{1,400})$/i.exec(header?.trim() ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? null : { user: text.slice(0, colon), password: text.slice(colon + 1) };
}

interface Fed {
  response: Response;
  items: number;
}

/**
 * Creates the feeds for dealers without an ERP system, with HTTP Basic authentication by the veloconnect credentials.
 * GET /articles.csv and /articles.json return all articles with net prices, or 304 if unchanged. GET /account.json
 * returns credit and invoices. GET /documents/<number>.pdf and .xml return a document of an order. PUT /stock takes the
 * dealer's stock as CSV or JSON. All calls are recorded in the access log.
 */
export function createFeedRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.get('/articles.csv', (c) =>
    answer(services, c, 'feed.csv', async () => {
      const language = getRestLanguage(c);
      const articles = await listFeedArticles(services, language);
      const type = 'text/csv; charset=utf-8';
      return feed(
        c,
        await formatArticlesCsv(articles, language),
        { type, name: 'articles.csv' },
        articles.length,
      );
    }),
  );
  routes.get('/articles.json', (c) =>
    answer(services, c, 'feed.json', async () => {
      const articles = await listFeedArticles(services, getRestLanguage(c));
      const type = 'application/json; charset=utf-8';
      return feed(
        c,
        formatArticlesJson(articles),
        { type, name: 'articles.json' },
        articles.length,
      );
    }),
  );
  routes.get('/account.json', (c) =>
    answer(services, c, 'feed.account', async (customerId) => {
      const account = await getAccountFeed(services, customerId);
      const type = 'application/json; charset=utf-8';
      const content = JSON.stringify(account);
      return feed(c, content, { type, name: 'account.json' }, account.invoices.length);
    }),
  );
  routes.get(`/documents/:file{${orderDocumentPattern}\\.pdf}`, (c) =>
    answer(services, c, 'feed.document', async (customerId) => {
      const paper = c.req.param('file').slice(0, -'.pdf'.length);
      const { name, bytes } = await getOrderDocument(
        services,
        customerId,
        paper,
        getRestLanguage(c),
      );
      const file = { name, bytes, contentType: 'application/pdf' };
      return { response: sendFile(c, file, 'inline'), items: 1 };
    }),
  );
  routes.get(`/documents/:file{${invoiceDocumentPattern}\\.xml}`, (c) =>
    answer(services, c, 'feed.document', async (customerId) => {
      const paper = c.req.param('file').slice(0, -'.xml'.length);
      const { name, bytes } = await getXrechnungDocument(services, customerId, paper);
      const file = { name, bytes, contentType: 'application/xml' };
      return { response: sendFile(c, file, 'inline'), items: 1 };
    }),
  );
  routes.put('/stock', (c) =>
    answer(services, c, 'feed.stock', async (customerId) => {
      const report = parseStockReport(
        new Uint8Array(await c.req.arrayBuffer()),
        c.req.header('content-type') ?? '',
      );
      const result = await handleStockReport(services, customerId, report);
      return { response: c.json(result), items: result.taken };
    }),
  );
  return routes;
}

async function answer(
  services: RestServices,
  c: Context,
  operation: string,
  work: (customerId: string) => Promise<Fed>,
): Promise<Response> {
  const at = services.clock.now();
  const customerId = await requireB2bCustomer(services, c, operation, at);
  const log = (code: number, items: number) =>
    logCall(services, customerId, { at, operation, items, code });
  try {
    const { response, items } = await work(customerId);
    await log(response.status, items);
    return response;
  } catch (error) {
    await log(error instanceof RestError ? error.status : 500, 0);
    throw error;
  }
}

async function requireB2bCustomer(
  services: RestServices,
  c: Context,
  operation: string,
  at: number,
): Promise<string> {
  const given = parseBasicAuth(c.req.header('authorization'));
  const signedIn = given && (await signInB2bCustomer(services, given.user, given.password));
  if (signedIn?.kind !== 'dealer') {
    if (signedIn?.kind === 'rejected' && signedIn.customerId !== null) {
      await logCall(services, signedIn.customerId, { at, operation, items: 0, code: 401 });
    }
    throw new RestError(401, 'stockConnectSignIn');
  }
  const { userId } = signedIn.caller;
  const retryAfterSeconds = await consumeCallLimit(services.db, userId, at);
  if (retryAfterSeconds > 0) throw new RestError(429, 'tooMany', { retryAfterSeconds });
  return userId;
}

function feed(
  c: Context,
  content: string,
  file: { type: string; name: string },
  items: number,
): Fed {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 32)}"`;
  c.header('ETag', etag);
  c.header('Vary', 'Authorization');
  if (isNotModified(c.req.header('if-none-match'), etag))
    return { response: c.body(null, 304), items: 0 };
  const response = c.body(content, 200, {
    'Content-Type': file.type,
    'Content-Disposition': formatContentDisposition('attachment', file.name),
  });
  return { response, items };
}
