import { clientKey, createRateLimiter, type RateLimiter } from './rate-limit';

/** Guessing passwords and codes, mailing people and ordering by machine are slowed down; a shopper never notices. */
const limiters = new Map<string, RateLimiter>([
  ['BasketAddVoucher', createRateLimiter({ burst: 20, perMinute: 20 })],
  ['PlaceOrder', createRateLimiter({ burst: 30, perMinute: 20 })],
  ['PurchasePrices', createRateLimiter({ burst: 120, perMinute: 60 })],
  ['BasketAddItems', createRateLimiter({ burst: 30, perMinute: 30 })],
  // Every basket is a row that stays: a new visitor needs one, nobody needs hundreds.
  ['BasketCreate', createRateLimiter({ burst: 120, perMinute: 60 })],
  // Ids of shared baskets are not for guessing.
  ['PublicBasket', createRateLimiter({ burst: 60, perMinute: 60 })],
  ['BasketMakePublic', createRateLimiter({ burst: 30, perMinute: 20 })],
  ['BasketMakePrivate', createRateLimiter({ burst: 30, perMinute: 20 })],
  ['CustomerBirthdateUpdate', createRateLimiter({ burst: 20, perMinute: 10 })],
  ['CustomerDelete', createRateLimiter({ burst: 10, perMinute: 5 })],
  ['session', createRateLimiter({ burst: 60, perMinute: 30 })],
  ['renewal', createRateLimiter({ burst: 60, perMinute: 30 })],
  ['hosted', createRateLimiter({ burst: 60, perMinute: 30 })],
  ['identitySignIn', createRateLimiter({ burst: 60, perMinute: 30 })],
  ['identitySignUp', createRateLimiter({ burst: 30, perMinute: 10 })],
  ['identityCode', createRateLimiter({ burst: 40, perMinute: 20 })],
  // Each one mails somebody.
  ['identityMail', createRateLimiter({ burst: 30, perMinute: 10 })],
  ['guest', createRateLimiter({ burst: 30, perMinute: 20 })],
]);

/** How many seconds this caller has to wait before the operation; 0 for most. */
export function waitSeconds(operation: string, headers: Headers): number {
  return limiters.get(operation)?.(clientKey(headers), Date.now()) ?? 0;
}
