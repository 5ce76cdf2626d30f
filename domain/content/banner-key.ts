import type { Banner } from './banner';
import { textKeyOf } from './text-key';

/** Tells a banner's text from the next one, so that a closed banner stays closed until there is another; undefined without a text. */
export function bannerKey(banner: Banner | null): string | undefined {
  return banner?.text ? textKeyOf(banner.text) : undefined;
}
