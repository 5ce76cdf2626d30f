import type { Language } from '@/domain/language/detect-language';
import { findPaymentAddress } from '@/lib/browser/payments/open-payment';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';

/**
 * Leads from the order that was just placed to where it is paid; false when nothing is to be paid there, or it cannot be opened
 * now. The browser's Back leads from there to the page of the order, which says how the payment stands, and not to an empty basket.
 */
export async function leaveForPayment(
  payment: OrderPaymentView | null,
  language: Language,
): Promise<boolean> {
  if (payment?.state !== 'open' || !payment.isOnline) return false;
  const address = await findPaymentAddress(payment.link, language);
  if (address === null) return false;
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.history.replaceState(null, '', `/${language}/checkout/done`);
  window.location.assign(address);
  return true;
}
