import Cookies from 'js-cookie';
import type { ConsentChoices } from '@/domain/consent/consent';
import { withdrawnCookies } from '@/domain/tags/withdrawn-cookies';

/** Removes the tags' cookies of what is not agreed to, also where they were set for the whole domain. */
export function removeWithdrawn(choices: ConsentChoices): void {
  for (const name of withdrawnCookies(Object.keys(Cookies.get()), choices)) {
    Cookies.remove(name, { path: '/' });
    for (const domain of domainsOf(window.location.hostname))
      Cookies.remove(name, { path: '/', domain });
  }
}

/** `www.shop.example` and `shop.example`, but not `example`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
