import { Hono } from 'hono';
import { z } from 'zod';
import type { RestServices } from '../../rest/rest-services';
import { answerFile } from '../../documents/tables/answer-file';
import { plainInput, readBody, requireCaller } from '../../rest/read-request';
import { RestError } from '../../rest/rest-error';
import { enquiryInput } from '../enquiry-input';
import { declareWithdrawal, readOwnReceipt, readReceiptByKey } from './withdrawal.service';

const declaration = z.object({
  ...enquiryInput,
  orderNumber: plainInput(40).pipe(z.string().min(1)),
  text: plainInput(2_000, { hasLines: true }).default(''),
});

/**
 * POST / takes a declaration of withdrawal and answers 201 with its id and the time it came in (§ 356a BGB). GET /receipts/<key>.pdf is
 * its receipt for who sent it under this key, /orders/<number>.pdf for the customer whose order it ended; all else is the same 404.
 */
export function createWithdrawalRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const { id, receivedAt } = await declareWithdrawal(services, await readBody(c, declaration));
    return c.json({ id, receivedAt: new Date(receivedAt).toISOString() }, 201);
  });

  routes.get('/receipts/:file{[A-Za-z0-9_-]{16,64}\\.pdf}', async (c) => {
    const key = c.req.param('file').slice(0, -'.pdf'.length);
    const file = await readReceiptByKey(services, key);
    if (!file) throw new RestError(404, 'notFound');
    return answerFile(c, { ...file, contentType: 'application/pdf' }, 'inline');
  });

  routes.get('/orders/:file{[0-9]{1,9}\\.pdf}', async (c) => {
    const { userId } = await requireCaller(services, c);
    const number = Number.parseInt(c.req.param('file'), 10);
    const file = await readOwnReceipt(services, userId, number);
    if (!file) throw new RestError(404, 'notFound');
    return answerFile(c, { ...file, contentType: 'application/pdf' }, 'inline');
  });
  return routes;
}
