import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import {
  invoicePaperPattern,
  orderPaperPattern,
  readOrderPaper,
  readXrechnungPaper,
} from '../../documents/documents.service';
import { answerFile } from '../../documents/tables/answer-file';
import { contentDisposition } from '../../http/content-disposition';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import { languageAsked } from '../../rest/read-request';
import { logCall } from '../access-log/access-log.service';
import { callWaitSeconds } from '../access-log/call-limit';
import { signInB2bCustomer } from '../credentials/credentials.service';
import { readReport } from '../stock-report/read-report';
import { takeReport } from '../stock-report/stock-report.service';
import { readAccountFeed } from './account-feed';
import { articlesCsv, articlesJson } from './article-feed';
import { readBasicAuth } from './basic-auth';
import { listFedArticles } from './fed-article';

interface Fed {
  response: Response;
  items: number;
}

/**
 * For dealers without an ERP, by HTTP Basic with the credentials of veloconnect: GET /articles.csv and /articles.json are the whole
 * range with net prices, 304 when nothing has changed; GET /account.json is credit and invoices, GET /documents/<number>.pdf a paper
 * of an order; PUT /stock is the dealer's own stock as CSV or JSON. All of it is in the access log.
 */
export function createFeedRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.get('/articles.csv', (c) =>
    answer(services, c, 'feed.csv', async () => {
      const language = languageAsked(c);
      const articles = await listFedArticles(services, language);
      const type = 'text/csv; charset=utf-8';
      return feed(
        c,
        await articlesCsv(articles, language),
        { type, name: 'articles.csv' },
        articles.length,
      );
    }),
  );
  routes.get('/articles.json', (c) =>
    answer(services, c, 'feed.json', async () => {
      const articles = await listFedArticles(services, languageAsked(c));
      const type = 'application/json; charset=utf-8';
      return feed(c, articlesJson(articles), { type, name: 'articles.json' }, articles.length);
    }),
  );
  routes.get('/account.json', (c) =>
    answer(services, c, 'feed.account', async (customerId) => {
      const account = await readAccountFeed(services, customerId);
      const type = 'application/json; charset=utf-8';
      const content = JSON.stringify(account);
      return feed(c, content, { type, name: 'account.json' }, account.invoices.length);
    }),
  );
  routes.get(`/documents/:file{${orderPaperPattern}\\.pdf}`, (c) =>
    answer(services, c, 'feed.document', async (customerId) => {
      const paper = c.req.param('file').slice(0, -'.pdf'.length);
      const { name, bytes } = await readOrderPaper(services, customerId, paper, languageAsked(c));
      const file = { name, bytes, contentType: 'application/pdf' };
      return { response: answerFile(c, file, 'inline'), items: 1 };
    }),
  );
  routes.get(`/documents/:file{${invoicePaperPattern}\\.xml}`, (c) =>
    answer(services, c, 'feed.document', async (customerId) => {
      const paper = c.req.param('file').slice(0, -'.xml'.length);
      const { name, bytes } = await readXrechnungPaper(services, customerId, paper);
      const file = { name, bytes, contentType: 'application/xml' };
      return { response: answerFile(c, file, 'inline'), items: 1 };
    }),
  );
  routes.put('/stock', (c) =>
    answer(services, c, 'feed.stock', async (customerId) => {
      const report = readReport(
        new Uint8Array(await c.req.arrayBuffer()),
        c.req.header('content-type') ?? '',
      );
      const result = await takeReport(services, customerId, report);
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
  const given = readBasicAuth(c.req.header('authorization'));
  const signedIn = given && (await signInB2bCustomer(services, given.user, given.password));
  if (signedIn?.kind !== 'dealer') {
    if (signedIn?.kind === 'refused' && signedIn.customerId !== null) {
      await logCall(services, signedIn.customerId, { at, operation, items: 0, code: 401 });
    }
    throw new RestError(401, 'stockConnectSignIn');
  }
  const { userId } = signedIn.caller;
  const retryAfterSeconds = await callWaitSeconds(services.db, userId, at);
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
  if (isKnown(c.req.header('if-none-match'), etag))
    return { response: c.body(null, 304), items: 0 };
  const response = c.body(content, 200, {
    'Content-Type': file.type,
    'Content-Disposition': contentDisposition('attachment', file.name),
  });
  return { response, items };
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag);
}
