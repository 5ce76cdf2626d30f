import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { holdsAddress } from '@/domain/withdrawal/unlinked-text';
import { withdrawalAnswers } from '@/domain/withdrawal/judge-answer';
import type { RestServices } from '../../rest/rest-services';
import { answerFile } from '../../documents/tables/answer-file';
import { plainInput, readBody, requireCaller } from '../../rest/read-request';
import { RestError } from '../../rest/rest-error';
import { bearerToken, callerOfToken } from '../../shop/token/token.service';
import { findOrder } from '../../shop/order/order.service';
import { enquiryInput } from '../enquiry-input';
import {
  answerDeclaration,
  declareWithdrawal,
  findOwnLink,
  findWithdrawalByLink,
  outcomeOfOrder,
  readOwnReceipt,
  readReceiptByKey,
  viewWithdrawal,
} from './withdrawal.service';

/** The receipt goes to an address nobody has proved to own: neither line of it may be a stranger's advertisement. */
const hasNoAddress = (line: string) => !holdsAddress(line);

const declaration = z.object({
  ...enquiryInput,
  name: enquiryInput.name.refine(hasNoAddress),
  orderNumber: plainInput(40).pipe(z.string().min(1)).refine(hasNoAddress),
  text: plainInput(2_000, { hasLines: true }).default(''),
});

const answer = z.object({ answer: z.enum(withdrawalAnswers) });

/**
 * POST / takes a declaration of withdrawal and answers 201 with its id and the time it came in (§ 356a BGB), and to its signed-in buyer
 * with what it leads to. /links/<link> tells how one stands that was made without a sign-in, and takes its buyer's answer.
 * GET /receipts/<key>.pdf is its receipt for who sent it under this key; /orders/<number>.pdf for the customer whose order it ended, and
 * /orders/<number>/link leads them to the one that waits. All else is the same 404.
 */
export function createWithdrawalRoutes(services: RestServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const callerId = await callerOf(services, c);
    const kept = await declareWithdrawal(services, await readBody(c, declaration), callerId);
    const { id, receivedAt, state, orderId } = kept;
    const order = orderId === null ? null : await findOrder(services.db, orderId);
    const isBuyer = order !== null && order.customerId === callerId;
    return c.json(
      {
        ...{ id, receivedAt: new Date(receivedAt).toISOString() },
        ...(isBuyer &&
          state === 'effective' && { outcome: await outcomeOfOrder(services.db, order) }),
      },
      201,
    );
  });

  routes.get('/links/:link', async (c) => {
    const found = await findWithdrawalByLink(services, c.req.param('link'));
    const view = found && (await viewWithdrawal(services, found));
    if (!view) throw new RestError(404, 'notFound');
    return c.json(view);
  });

  routes.post('/links/:link', async (c) => {
    const found = await findWithdrawalByLink(services, c.req.param('link'));
    if (!found) throw new RestError(404, 'notFound');
    const { answer: given } = await readBody(c, answer);
    return c.json({ isDone: (await answerDeclaration(services, found.id, given)) !== 'late' });
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

  routes.get('/orders/:number{[0-9]{1,9}}/link', async (c) => {
    const { userId } = await requireCaller(services, c);
    const link = await findOwnLink(services, userId, Number(c.req.param('number')));
    if (link === null) throw new RestError(404, 'notFound');
    return c.json({ link });
  });
  return routes;
}

/** The customer signed in with an account; null for everybody else, guests and bad tokens among them: nobody has to sign in to withdraw. */
async function callerOf(services: RestServices, c: Context): Promise<string | null> {
  const token = bearerToken(c.req.header('authorization'));
  const caller = token === null ? null : await callerOfToken(services, token);
  return caller?.kind === 'customer' && !caller.isGuest ? caller.userId : null;
}
