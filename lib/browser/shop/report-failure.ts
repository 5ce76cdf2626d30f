import { recoveryFor } from '@/domain/basket/recovery';
import { logger } from '@/lib/platform/observability/logger';
import { reportBrowserError } from '@/lib/browser/errors/report-browser-errors';

const faultOfTheShop = /^(Internal server error|Cannot query field|Syntax Error|Variable ")/;
const expected = /^(ERROR_MESSAGE_VOUCHER|MESSAGE_COUPON)/;

/** Logs a refusal that no rule covers; a fault of the shop or of our own documents also goes to the error channel (Spec §8). */
export function reportRefusal(operation: string, message: string): void {
  if (expected.test(message) || recoveryFor(message) !== 'report') return;
  logger.warn('The shop refused an operation', { operation, refusal: message });
  if (faultOfTheShop.test(message)) reportBrowserError(new Error(message), operation);
}

/** Logs an operation that got no answer. */
export function reportSilence(operation: string, reason: string): void {
  logger.warn('The shop did not answer an operation', { operation, reason });
}
