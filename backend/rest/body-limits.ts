import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type RefusalKey, RestError } from './rest-error';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** More than any message of these holds. */
const ofForm = limit(32 * kilobyte, 'tooLarge');
const ofMessage = limit(megabyte, 'messageTooLarge');
const ofReport = limit(2 * megabyte, 'reportTooLong');

const byPath: Readonly<Record<string, MiddlewareHandler>> = {
  '/tools/veloconnect': ofMessage,
  '/tools/feeds/stock': ofReport,
  '/tools/b2b/stock-report': ofReport,
  '/tools/payments/events': ofMessage,
};

/** Refuses bodies larger than their address takes with 413; the few that take more name their limit. */
export const limitBodies: MiddlewareHandler = (c, next) => (byPath[c.req.path] ?? ofForm)(c, next);

function limit(maxSize: number, refusal: RefusalKey): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new RestError(413, refusal);
    },
  });
}
