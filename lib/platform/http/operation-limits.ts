import { clientKey, createRateLimiter, type RateLimiter } from './rate-limit';

/** Guessing passwords and codes, mailing people and ordering by machine are slowed down; a shopper never notices. */
const limiters = new Map<string, RateLimiter>([
  ['BasketAddVoucher', createRateLimiter('BasketAddVoucher', { burst: 20, perMinute: 20 })],
  ['PlaceOrder', createRateLimiter('PlaceOrder', { burst: 30, perMinute: 20 })],
  ['PurchasePrices', createRateLimiter('PurchasePrices', { burst: 120, perMinute: 60 })],
  ['BasketAddItems', createRateLimiter('BasketAddItems', { burst: 30, perMinute: 30 })],
  // Every basket is a row that stays: a new visitor needs one, nobody needs hundreds.
  ['BasketCreate', createRateLimiter('BasketCreate', { burst: 120, perMinute: 60 })],
  ['NoticeListChange', createRateLimiter('NoticeListChange', { burst: 120, perMinute: 60 })],
  // Ids of shared baskets are not for guessing.
  ['PublicBasket', createRateLimiter('PublicBasket', { burst: 60, perMinute: 60 })],
  ['BasketMakePublic', createRateLimiter('BasketMakePublic', { burst: 30, perMinute: 20 })],
  ['BasketMakePrivate', createRateLimiter('BasketMakePrivate', { burst: 30, perMinute: 20 })],
  [
    'CustomerBirthdateUpdate',
    createRateLimiter('CustomerBirthdateUpdate', { burst: 20, perMinute: 10 }),
  ],
  ['CustomerDelete', createRateLimiter('CustomerDelete', { burst: 10, perMinute: 5 })],
  ['session', createRateLimiter('session', { burst: 60, perMinute: 30 })],
  ['renewal', createRateLimiter('renewal', { burst: 60, perMinute: 30 })],
  ['hosted', createRateLimiter('hosted', { burst: 60, perMinute: 30 })],
  ['identitySignIn', createRateLimiter('identitySignIn', { burst: 60, perMinute: 30 })],
  ['identitySignUp', createRateLimiter('identitySignUp', { burst: 30, perMinute: 10 })],
  ['identityCode', createRateLimiter('identityCode', { burst: 40, perMinute: 20 })],
  // Each one mails somebody.
  ['identityMail', createRateLimiter('identityMail', { burst: 30, perMinute: 10 })],
  ['guest', createRateLimiter('guest', { burst: 30, perMinute: 20 })],
]);

/** How many seconds this caller has to wait before the operation; 0 for most. */
export async function waitSeconds(operation: string, headers: Headers): Promise<number> {
  return (await limiters.get(operation)?.(clientKey(headers), Date.now())) ?? 0;
}
