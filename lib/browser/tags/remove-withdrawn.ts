import type { ConsentChoices } from '@/domain/consent/consent';
import { withdrawnCookies } from '@/domain/tags/withdrawn-cookies';
import { readCookies, removeCookie } from '@/lib/browser/state/cookies';

/** Removes the tags' cookies of what is not agreed to, also where they were set for the whole domain. */
export function removeWithdrawn(choices: ConsentChoices): void {
  for (const name of withdrawnCookies([...readCookies().keys()], choices)) {
    removeCookie(name);
    for (const domain of domainsOf(window.location.hostname)) removeCookie(name, { domain });
  }
}

/** `www.shop.example` and `shop.example`, but not `example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
