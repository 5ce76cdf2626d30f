import { createClientLimiter } from '@/lib/platform/http/rate-limit';

/** Mailing people and asking registers by machine is slowed down; a visitor never notices. */
const limiters = {
  invoice: createClientLimiter('invoice', { burst: 40, perMinute: 30 }),
  orderChange: createClientLimiter('orderChange', { burst: 20, perMinute: 10 }),
  paper: createClientLimiter('paper', { burst: 60, perMinute: 60 }),
  payment: createClientLimiter('payment', { burst: 40, perMinute: 20 }),
  payPage: createClientLimiter('payPage', { burst: 120, perMinute: 60 }),
  giroCode: createClientLimiter('giroCode', { burst: 120, perMinute: 120 }),
  // The provider tells of everybody's payments from a few addresses.
  paymentEvent: createClientLimiter('paymentEvent', { burst: 900, perMinute: 900 }),
  vatCheck: createClientLimiter('vatCheck', { burst: 30, perMinute: 20 }),
  // Each one mails somebody.
  withdrawal: createClientLimiter('withdrawal', { burst: 20, perMinute: 5 }),
  withdrawalLink: createClientLimiter('withdrawalLink', { burst: 20, perMinute: 10 }),
  contact: createClientLimiter('contact', { burst: 10, perMinute: 3 }),
  testRide: createClientLimiter('testRide', { burst: 10, perMinute: 3 }),
  newsletter: createClientLimiter('newsletter', { burst: 20, perMinute: 5 }),
  watch: createClientLimiter('watch', { burst: 20, perMinute: 5 }),
  watchLink: createClientLimiter('watchLink', { burst: 30, perMinute: 20 }),
  newsletterLink: createClientLimiter('newsletterLink', { burst: 30, perMinute: 20 }),
  // A shop works here all day, and several people of it come from one address.
  b2bRead: createClientLimiter('b2bRead', { burst: 240, perMinute: 240 }),
  b2bWrite: createClientLimiter('b2bWrite', { burst: 60, perMinute: 30 }),
  // Dealers' own systems; each dealer's calls are counted by the service.
  stockConnect: createClientLimiter('stockConnect', { burst: 900, perMinute: 900 }),
  // A large file arrives in many parts.
  b2bFile: createClientLimiter('b2bFile', { burst: 240, perMinute: 120 }),
};

export type LimitedTool = keyof typeof limiters;

/** How many seconds this caller has to wait before using the tool; 0 for most. */
export function toolWaitSeconds(tool: LimitedTool, headers: Headers): Promise<number> {
  return limiters[tool](headers, Date.now());
}
