import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import { getLinkedOrder } from '../rest/rest-request';
import { getRestLanguage, parseBody, requireCaller } from '../rest/rest-request';
import { RestError } from '../rest/rest-error';
import type { ShopServices } from '../shop/base/shop-context';
import { findOrderById } from '../shop/order/order.service';
import { type OrderModel } from '../shop/order/order-model';
import { renderGiroCode } from '../shop/payment/giro-code-image';
import { createPaymentLink } from '../shop/base/order-link';
import { findExternalOrder } from './external-order';
import { findOwnOrderById } from './payments.service';
import { ExternalShopError } from './external-shop';
import { InvalidEventSignatureError } from './payment-provider';
import { type PaymentServices } from './payment-provider';
import { type PaymentView, getPaymentView } from './payments.service';
import { handleProviderEvent } from './settle-attempt';
import { settleOpenAttempts, type StartPaymentResult, startPayment } from './start-payment';

const orderId = z.string().regex(/^[0-9a-f]{32}$/);
const question = z.object({ order: orderId });
const bearer = /^Bearer [\w.~+/=-]{1,8000}$/;

type Services = ShopServices & PaymentServices;

/**
 * POST / starts the payment of the caller's order and returns its link. /links/<link> returns the payment state of the
 * linked order and starts its payment; /links/<link>/giro-code.png is the QR code for a bank transfer. POST /events
 * receives the provider's events. Orders of others give 404.
 */
export function createPaymentRoutes(services: Services): Hono {
  const routes = new Hono();

  routes.post('/', async (c) => {
    const own = await findRequestedOrder(services, c);
    if (!own) throw new RestError(404, 'notFound');
    const started = answerOf(await startPayment(services, own.id));
    return c.json({ ...started, link: createPaymentLink(services.tokenSecret, own) });
  });

  routes.get('/links/:link', async (c) => {
    const order = await getLinkedOrder(services, 'payment', c.req.param('link'));
    return c.json(await viewSettled(services, order, getRestLanguage(c)));
  });

  routes.get('/links/:link/giro-code.png', async (c) => {
    const order = await getLinkedOrder(services, 'payment', c.req.param('link'));
    const view = await getPaymentView(services, order, 'de');
    if (!view.transfer?.code) throw new RestError(404, 'notFound');
    return c.body(new Uint8Array(renderGiroCode(view.transfer.code)), 200, {
      'Content-Type': 'image/png',
    });
  });

  routes.post('/links/:link', async (c) => {
    const order = await getLinkedOrder(services, 'payment', c.req.param('link'));
    return c.json(answerOf(await startPayment(services, order.id)));
  });

  routes.post('/events', async (c) => {
    try {
      const body = await c.req.text();
      await handleProviderEvent(services, body, c.req.header('stripe-signature') ?? '');
    } catch (error) {
      if (error instanceof InvalidEventSignatureError) throw new RestError(400, 'invalidInput');
      throw error;
    }
    return c.json({ received: true });
  });
  return routes;
}

/**
 * Returns the order to be paid if it is the caller's, otherwise null. The order is looked up in our own shop or, with
 * the caller's token, in the external one.
 */
async function findRequestedOrder(services: Services, c: Context): Promise<OrderModel | null> {
  const { externalShop } = services;
  if (!externalShop) {
    const { userId } = await requireCaller(services, c);
    return findOwnOrderById(services, userId, (await parseBody(c, question)).order);
  }
  const authorization = c.req.header('authorization') ?? '';
  if (!bearer.test(authorization)) throw new RestError(401, 'signIn');
  const input = { authorization, orderId: (await parseBody(c, question)).order };
  try {
    return await findExternalOrder(services, externalShop, {
      ...input,
      language: getRestLanguage(c),
    });
  } catch (error) {
    if (!(error instanceof ExternalShopError)) throw error;
    if (error.kind === 'signIn') throw new RestError(401, 'signIn');
    services.logger.error('The external shop cannot be used', { error });
    throw new RestError(503, 'internal');
  }
}

/**
 * Returns an order's payment state. Requests the current state from the provider first, so that a buyer returning from
 * the payment page sees the result. If the provider does not respond, the stored state is returned.
 */
async function viewSettled(
  services: PaymentServices,
  order: OrderModel,
  language: Language,
): Promise<PaymentView> {
  try {
    await settleOpenAttempts(services, order.id);
  } catch (error) {
    services.logger.warn('The payment provider could not be reached', { order: order.id, error });
  }
  return getPaymentView(services, (await findOrderById(services, order.id)) ?? order, language);
}

function answerOf(started: StartPaymentResult): { url: string | null } {
  if (started.kind === 'unavailable') throw new RestError(503, 'internal');
  return { url: started.kind === 'pay' ? started.url : null };
}
