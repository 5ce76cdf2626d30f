import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { hasWebAddress } from '@/domain/text/text-utils';
import { withdrawalResponses } from '@/domain/order/withdrawal';
import type { RestServices } from '../../rest/rest-context';
import { sendFile } from '../../documents/tables/table-file';
import { plainTextSchema, parseBody, requireCaller } from '../../rest/rest-request';
import { RestError } from '../../rest/rest-error';
import { parseBearerToken, findCallerByToken } from '../../shop/token/verify-token';
import { findOrderById } from '../../shop/order/order.service';
import { customerRequestFields } from '../customer-request-schemas';
import { handleBuyerDecision } from './decide-withdrawal';
import { declareWithdrawal } from './declare-withdrawal';
import { findOwnWithdrawalLink, findWithdrawalByLink, findWithdrawalView } from './withdrawal-view';
import { getWithdrawalOutcome } from './withdrawal-view';
import { findOwnReceipt, findReceiptByKey } from './withdrawal-receipt';

/** The receipt goes to an unverified address, so its text must not contain advertising links. */
const hasNoAddress = (line: string) => !hasWebAddress(line);

const declaration = z.object({
  ...customerRequestFields,
  name: customerRequestFields.name.refine(hasNoAddress),
  orderNumber: plainTextSchema(40).pipe(z.string().min(1)).refine(hasNoAddress),
  text: plainTextSchema(2_000, { hasLines: true }).default(''),
});

const answer = z.object({ answer: z.enum(withdrawalResponses) });

/**
 * POST / takes a declaration of withdrawal and returns 201 with its id and time of receipt (§ 356a BGB); a signed-in
 * buyer also gets the consequences. /links/<link> returns a declaration made without signing in and takes its buyer's
 * response. GET /receipts/<key>.pdf returns the receipt to the sender who has the key, /orders/<number>.pdf to the
 * customer whose order it ended; /orders/<number>/link redirects that customer to the pending declaration. Everything
 * else is the same 404.
 */
export function createWithdrawalRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const callerId = await callerOf(services, c);
    const withdrawal = await declareWithdrawal(services, await parseBody(c, declaration), callerId);
    const { id, receivedAt, state, orderId } = withdrawal;
    const order = orderId === null ? null : await findOrderById(services, orderId);
    const isBuyer = order !== null && order.customerId === callerId;
    return c.json(
      {
        ...{ id, receivedAt: new Date(receivedAt).toISOString() },
        ...(isBuyer &&
          state === 'effective' && { outcome: await getWithdrawalOutcome(services.db, order) }),
      },
      201,
    );
  });

  routes.get('/links/:link', async (c) => {
    const found = await findWithdrawalByLink(services, c.req.param('link'));
    const view = found && (await findWithdrawalView(services, found));
    if (!view) throw new RestError(404, 'notFound');
    return c.json(view);
  });

  routes.post('/links/:link', async (c) => {
    const found = await findWithdrawalByLink(services, c.req.param('link'));
    if (!found) throw new RestError(404, 'notFound');
    const { answer: given } = await parseBody(c, answer);
    return c.json({ isDone: (await handleBuyerDecision(services, found.id, given)) !== 'late' });
  });

  routes.get('/receipts/:file{[A-Za-z0-9_-]{16,64}\\.pdf}', async (c) => {
    const key = c.req.param('file').slice(0, -'.pdf'.length);
    const file = await findReceiptByKey(services, key);
    if (!file) throw new RestError(404, 'notFound');
    return sendFile(c, { ...file, contentType: 'application/pdf' }, 'inline');
  });

  routes.get('/orders/:file{[0-9]{1,9}\\.pdf}', async (c) => {
    const { userId } = await requireCaller(services, c);
    const number = Number.parseInt(c.req.param('file'), 10);
    const file = await findOwnReceipt(services, userId, number);
    if (!file) throw new RestError(404, 'notFound');
    return sendFile(c, { ...file, contentType: 'application/pdf' }, 'inline');
  });

  routes.get('/orders/:number{[0-9]{1,9}}/link', async (c) => {
    const { userId } = await requireCaller(services, c);
    const link = await findOwnWithdrawalLink(services, userId, Number(c.req.param('number')));
    if (link === null) throw new RestError(404, 'notFound');
    return c.json({ link });
  });
  return routes;
}

/**
 * Returns the id of the signed-in customer. Returns null for a guest and without a valid token, as withdrawing does not
 * require signing in.
 */
async function callerOf(services: RestServices, c: Context): Promise<string | null> {
  const token = parseBearerToken(c.req.header('authorization'));
  const caller = token === null ? null : await findCallerByToken(services, token);
  return caller?.kind === 'customer' && !caller.isGuest ? caller.userId : null;
}
