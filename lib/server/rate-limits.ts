import { type ClientRateLimiter, createClientRateLimiter } from '@/lib/platform/http/rate-limit';

/**
 * Rate limits per shop operation and client, far above normal use. They stop password and code guessing, mass emails
 * and mass orders.
 */
const operationLimiters = new Map<string, ClientRateLimiter>([
  ['BasketAddVoucher', createClientRateLimiter('BasketAddVoucher', { burst: 20, perMinute: 20 })],
  ['PlaceOrder', createClientRateLimiter('PlaceOrder', { burst: 30, perMinute: 20 })],
  ['PurchasePrices', createClientRateLimiter('PurchasePrices', { burst: 120, perMinute: 60 })],
  ['BasketAddItems', createClientRateLimiter('BasketAddItems', { burst: 30, perMinute: 30 })],
  // A new visitor creates one basket, which is a row in the database.
  ['BasketCreate', createClientRateLimiter('BasketCreate', { burst: 120, perMinute: 60 })],
  ['NoticeListChange', createClientRateLimiter('NoticeListChange', { burst: 120, perMinute: 60 })],
  // Prevents guessing the ids of shared baskets.
  ['PublicBasket', createClientRateLimiter('PublicBasket', { burst: 60, perMinute: 60 })],
  ['BasketMakePublic', createClientRateLimiter('BasketMakePublic', { burst: 30, perMinute: 20 })],
  ['BasketMakePrivate', createClientRateLimiter('BasketMakePrivate', { burst: 30, perMinute: 20 })],
  [
    'CustomerBirthdateUpdate',
    createClientRateLimiter('CustomerBirthdateUpdate', { burst: 20, perMinute: 10 }),
  ],
  ['CustomerDelete', createClientRateLimiter('CustomerDelete', { burst: 10, perMinute: 5 })],
  ['session', createClientRateLimiter('session', { burst: 60, perMinute: 30 })],
  ['renewal', createClientRateLimiter('renewal', { burst: 60, perMinute: 30 })],
  ['hosted', createClientRateLimiter('hosted', { burst: 60, perMinute: 30 })],
  ['identitySignIn', createClientRateLimiter('identitySignIn', { burst: 60, perMinute: 30 })],
  ['identitySignUp', createClientRateLimiter('identitySignUp', { burst: 30, perMinute: 10 })],
  ['identityCode', createClientRateLimiter('identityCode', { burst: 40, perMinute: 20 })],
  // Each request sends an email.
  ['identityMail', createClientRateLimiter('identityMail', { burst: 30, perMinute: 10 })],
  ['guest', createClientRateLimiter('guest', { burst: 30, perMinute: 20 })],
]);

/** Returns how many seconds the client must wait before the operation; 0 within the limit. */
export async function applyOperationRateLimit(
  operation: string,
  headers: Headers,
): Promise<number> {
  return (await operationLimiters.get(operation)?.(headers, Date.now())) ?? 0;
}

/**
 * Rate limits per API endpoint and client, far above normal use. They stop mass emails and mass queries of VAT
 * registers.
 */
const toolLimiters = {
  invoice: createClientRateLimiter('invoice', { burst: 40, perMinute: 30 }),
  orderChange: createClientRateLimiter('orderChange', { burst: 20, perMinute: 10 }),
  paper: createClientRateLimiter('paper', { burst: 60, perMinute: 60 }),
  payment: createClientRateLimiter('payment', { burst: 40, perMinute: 20 }),
  payPage: createClientRateLimiter('payPage', { burst: 120, perMinute: 60 }),
  giroCode: createClientRateLimiter('giroCode', { burst: 120, perMinute: 120 }),
  // The payment provider sends the events of all payments from a few IP addresses.
  paymentEvent: createClientRateLimiter('paymentEvent', { burst: 900, perMinute: 900 }),
  vatCheck: createClientRateLimiter('vatCheck', { burst: 30, perMinute: 20 }),
  // Each request sends an email.
  withdrawal: createClientRateLimiter('withdrawal', { burst: 20, perMinute: 5 }),
  withdrawalLink: createClientRateLimiter('withdrawalLink', { burst: 20, perMinute: 10 }),
  contact: createClientRateLimiter('contact', { burst: 10, perMinute: 3 }),
  testRide: createClientRateLimiter('testRide', { burst: 10, perMinute: 3 }),
  newsletter: createClientRateLimiter('newsletter', { burst: 20, perMinute: 5 }),
  watch: createClientRateLimiter('watch', { burst: 20, perMinute: 5 }),
  watchLink: createClientRateLimiter('watchLink', { burst: 30, perMinute: 20 }),
  newsletterLink: createClientRateLimiter('newsletterLink', { burst: 30, perMinute: 20 }),
  // Dealers use these pages all day, and employees of one dealer share an IP address.
  b2bRead: createClientRateLimiter('b2bRead', { burst: 240, perMinute: 240 }),
  b2bWrite: createClientRateLimiter('b2bWrite', { burst: 60, perMinute: 30 }),
  // Called by the ERP systems of dealers. The tools service also limits each dealer.
  stockConnect: createClientRateLimiter('stockConnect', { burst: 900, perMinute: 900 }),
  // A browser requests a large file in many byte ranges.
  b2bFile: createClientRateLimiter('b2bFile', { burst: 240, perMinute: 120 }),
};

export type RateLimitedEndpoint = keyof typeof toolLimiters;

/** Returns how many seconds the client must wait before calling the endpoint; 0 within the limit. */
export function applyEndpointRateLimit(
  tool: RateLimitedEndpoint,
  headers: Headers,
): Promise<number> {
  return toolLimiters[tool](headers, Date.now());
}
