import type { Language } from '@/domain/language/detect-language';

const timeoutMs = 20_000;

/** Where the order behind a payment link is paid; null when it cannot be opened now, which changes nothing of the order. */
export async function findPaymentAddress(link: string, language: Language): Promise<string | null> {
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
