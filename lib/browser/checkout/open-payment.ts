import type { Language } from '@/domain/locale/language';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';

const timeoutMs = 20_000;

/**
 * Fetches the URL of the page on which the order of a payment link is paid; null when it cannot be fetched now, which
 * does not affect the order.
 */
export async function fetchPaymentUrl(link: string, language: Language): Promise<string | null> {
  try {
    const response = await fetch('/api/payments', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify({ link, language }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return null;
    const { url }: { url?: unknown } = await response.json();
    return typeof url === 'string' ? url : null;
  } catch {
    return null;
  }
}

/**
 * Redirects from the placed order to its payment page. False when the order needs no online payment or the page cannot
 * be opened now. The browser's Back button returns to the order page, which shows the payment status, and not to an
 * empty basket.
 */
export async function redirectToPayment(
  payment: OrderPaymentView | null,
  language: Language,
): Promise<boolean> {
  if (payment?.state !== 'open' || !payment.isOnline) return false;
  const url = await fetchPaymentUrl(payment.link, language);
  if (url === null) return false;
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.history.replaceState(null, '', `/${language}/checkout/done`);
  window.location.assign(url);
  return true;
}
