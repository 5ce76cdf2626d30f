import type { ConsentNotice } from '@/lib/platform/views/consent-notice';

/** The words of the cookie box, from the site's own address. Throws when they cannot be had. */
export async function loadNotice(address: string): Promise<ConsentNotice> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The cookie notice answered ${response.status}`);
  return (await response.json()) as ConsentNotice;
}
