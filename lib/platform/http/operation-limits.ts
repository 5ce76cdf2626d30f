import { type ClientLimiter, createClientLimiter } from './rate-limit';

/** Guessing passwords and codes, mailing people and ordering by machine are slowed down; a shopper never notices. */
const limiters = new Map<string, ClientLimiter>([
  ['BasketAddVoucher', createClientLimiter('BasketAddVoucher', { burst: 20, perMinute: 20 })],
  ['PlaceOrder', createClientLimiter('PlaceOrder', { burst: 30, perMinute: 20 })],
  ['PurchasePrices', createClientLimiter('PurchasePrices', { burst: 120, perMinute: 60 })],
  ['BasketAddItems', createClientLimiter('BasketAddItems', { burst: 30, perMinute: 30 })],
  // Every basket is a row that stays: a new visitor needs one, nobody needs hundreds.
  ['BasketCreate', createClientLimiter('BasketCreate', { burst: 120, perMinute: 60 })],
  ['NoticeListChange', createClientLimiter('NoticeListChange', { burst: 120, perMinute: 60 })],
  // Ids of shared baskets are not for guessing.
  ['PublicBasket', createClientLimiter('PublicBasket', { burst: 60, perMinute: 60 })],
  ['BasketMakePublic', createClientLimiter('BasketMakePublic', { burst: 30, perMinute: 20 })],
  ['BasketMakePrivate', createClientLimiter('BasketMakePrivate', { burst: 30, perMinute: 20 })],
  [
    'CustomerBirthdateUpdate',
    createClientLimiter('CustomerBirthdateUpdate', { burst: 20, perMinute: 10 }),
  ],
  ['CustomerDelete', createClientLimiter('CustomerDelete', { burst: 10, perMinute: 5 })],
  ['session', createClientLimiter('session', { burst: 60, perMinute: 30 })],
  ['renewal', createClientLimiter('renewal', { burst: 60, perMinute: 30 })],
  ['hosted', createClientLimiter('hosted', { burst: 60, perMinute: 30 })],
  ['identitySignIn', createClientLimiter('identitySignIn', { burst: 60, perMinute: 30 })],
  ['identitySignUp', createClientLimiter('identitySignUp', { burst: 30, perMinute: 10 })],
  ['identityCode', createClientLimiter('identityCode', { burst: 40, perMinute: 20 })],
  // Each one mails somebody.
  ['identityMail', createClientLimiter('identityMail', { burst: 30, perMinute: 10 })],
  ['guest', createClientLimiter('guest', { burst: 30, perMinute: 20 })],
]);

/** How many seconds this caller has to wait before the operation; 0 for most. */
export async function waitSeconds(operation: string, headers: Headers): Promise<number> {
  return (await limiters.get(operation)?.(headers, Date.now())) ?? 0;
}
