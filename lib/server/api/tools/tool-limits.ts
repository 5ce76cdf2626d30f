import { clientKey, createRateLimiter } from '@/lib/platform/http/rate-limit';

/** Mailing people and asking registers by machine is slowed down; a visitor never notices. */
const limiters = {
  invoice: createRateLimiter('invoice', { burst: 40, perMinute: 30 }),
  orderChange: createRateLimiter('orderChange', { burst: 20, perMinute: 10 }),
  paper: createRateLimiter('paper', { burst: 60, perMinute: 60 }),
  payment: createRateLimiter('payment', { burst: 40, perMinute: 20 }),
  payPage: createRateLimiter('payPage', { burst: 120, perMinute: 60 }),
  giroCode: createRateLimiter('giroCode', { burst: 120, perMinute: 120 }),
  // The provider tells of everybody's payments from a few addresses.
  paymentEvent: createRateLimiter('paymentEvent', { burst: 900, perMinute: 900 }),
  vatCheck: createRateLimiter('vatCheck', { burst: 30, perMinute: 20 }),
  // Each one mails somebody.
  withdrawal: createRateLimiter('withdrawal', { burst: 20, perMinute: 5 }),
  contact: createRateLimiter('contact', { burst: 10, perMinute: 3 }),
  testRide: createRateLimiter('testRide', { burst: 10, perMinute: 3 }),
  newsletter: createRateLimiter('newsletter', { burst: 20, perMinute: 5 }),
  watch: createRateLimiter('watch', { burst: 20, perMinute: 5 }),
  watchLink: createRateLimiter('watchLink', { burst: 30, perMinute: 20 }),
  newsletterLink: createRateLimiter('newsletterLink', { burst: 30, perMinute: 20 }),
  // A shop works here all day, and several people of it come from one address.
  b2bRead: createRateLimiter('b2bRead', { burst: 240, perMinute: 240 }),
  b2bWrite: createRateLimiter('b2bWrite', { burst: 60, perMinute: 30 }),
  // Dealers' own systems; each dealer's calls are counted by the service.
  stockConnect: createRateLimiter('stockConnect', { burst: 900, perMinute: 900 }),
  // A large file arrives in many parts.
  b2bFile: createRateLimiter('b2bFile', { burst: 240, perMinute: 120 }),
};

export type LimitedTool = keyof typeof limiters;

/** How many seconds this caller has to wait before using the tool; 0 for most. */
export function toolWaitSeconds(tool: LimitedTool, headers: Headers): Promise<number> {
  return limiters[tool](clientKey(headers), Date.now());
}
