import { Hono } from 'hono';
import type { SecretCipher } from './secrets/encryption';
import { TokenError } from './shop/base/shop-errors';
import { DatabaseUnavailable } from './database/database-errors';
import { createDealerAccountRoutes } from './dealer-account/dealer-account.routes';
import type { DealerAccountServices } from './dealer-account/files/dealer-files';
import { createDeliveryNoteRoutes } from './documents/delivery-note/delivery-note.routes';
import { limitBodySize } from './rest/rest-request';
import { createContactRoutes } from './customer-requests/customer-requests.routes';
import { createInvoiceRoutes } from './documents/invoice/invoice.routes';
import { createOwnConfirmationRoutes } from './documents/order-confirmation/order-confirmation.routes';
import { createNewsletterRoutes } from './newsletter/newsletter.routes';
import { createOrderConfirmationRoutes } from './documents/order-confirmation/order-confirmation.routes';
import { createDownloadRoutes, type DownloadServices } from './documents/downloads.routes';
import { createFeedRoutes } from './stock-connect/feeds/feeds.routes';
import {
  createDealerStockRoutes,
  createStockConnectRoutes,
} from './stock-connect/stock-connect.routes';
import { createVeloconnectRoutes } from './stock-connect/veloconnect/veloconnect.routes';
import { type RejectionKey, getRejectionMessage, RestError } from './rest/rest-error';
import { createB2bGuard } from './rest/rest-context';
import { getRestLanguage } from './rest/rest-request';
import { createTestRideRoutes } from './customer-requests/customer-requests.routes';
import { createDeliveryDateChangeRoutes } from './delivery-date-changes/delivery-date-change.routes';
import { createPaymentRoutes } from './payments/payments.routes';
import type { PaymentServices } from './payments/payment-provider';
import { createIdentityDeletionRoutes } from './rest/account.routes';
import { createSignInsRoutes } from './rest/account.routes';
import { createSignInStateRoutes } from './rest/account.routes';
import { createVatCheckRoutes } from './rest/vat-check.routes';
import { createStockAlertRoutes } from './stock-alerts/stock-alerts.routes';
import { createWithdrawalRoutes } from './customer-requests/withdrawals/withdrawal.routes';

/**
 * Creates the REST API under /tools for everything outside the shop's GraphQL API. Errors are JSON {message} in the
 * request's language; internal errors are logged and give 500 without details. Responses are not cached unless they set
 * their own header.
 */
export function createRestApp(
  services: DealerAccountServices & DownloadServices & PaymentServices & { keySeal: SecretCipher },
): Hono {
  const app = new Hono().basePath('/tools');
  app.use(limitBodySize);
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
  });

  app.route('/payments', createPaymentRoutes(services));
  app.route('/invoices', createInvoiceRoutes(services));
  app.route('/order-confirmations', createOwnConfirmationRoutes(services));
  app.route('/order-changes', createDeliveryDateChangeRoutes(services));
  app.route('/identity-deletions', createIdentityDeletionRoutes(services));
  app.route('/sign-ins', createSignInsRoutes(services));
  app.route('/sign-in-state', createSignInStateRoutes(services));
  app.route('/vat-check', createVatCheckRoutes(services));
  app.route('/withdrawals', createWithdrawalRoutes(services));
  app.route('/newsletter', createNewsletterRoutes(services));
  app.route('/papers', createDownloadRoutes(services));
  app.route('/contact', createContactRoutes(services));
  app.route('/test-rides', createTestRideRoutes(services));
  app.route('/watches', createStockAlertRoutes(services));
  app.route('/veloconnect', createVeloconnectRoutes(services));
  app.route('/feeds', createFeedRoutes(services));
  app.route('/dealer-stock', createDealerStockRoutes(services));
  const b2b = createB2bGuard(services);
  b2b.route('/', createDealerAccountRoutes(services));
  b2b.route('/', createDeliveryNoteRoutes(services));
  b2b.route('/', createOrderConfirmationRoutes(services));
  b2b.route('/', createStockConnectRoutes(services));
  app.route('/b2b', b2b);
  app.all('*', () => {
    throw new RestError(404, 'notFound');
  });

  app.onError((error, c) => {
    const message = (key: RejectionKey) => getRejectionMessage(key, getRestLanguage(c));
    if (error instanceof RestError) {
      const { fields, retryAfterSeconds } = error.details;
      if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
      if (error.refusal === 'stockConnectSignIn')
        c.header('WWW-Authenticate', 'Basic realm="Stock Connect", charset="UTF-8"');
      return c.json({ message: message(error.refusal), ...(fields && { fields }) }, error.status);
    }
    if (error instanceof TokenError) {
      c.header('WWW-Authenticate', 'Bearer');
      return c.json({ message: message('signIn') }, 401);
    }
    services.logger.error('A tool failed', { method: c.req.method, path: c.req.path, error });
    if (error instanceof DatabaseUnavailable) {
      c.header('Retry-After', '5');
      return c.json({ message: message('away') }, 503);
    }
    return c.json({ message: message('internal') }, 500);
  });
  return app;
}
