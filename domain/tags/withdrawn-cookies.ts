import type { ConsentChoices } from '../consent/consent';

/** First-party cookies that Google's tags set, by the category they belong to. */
const statisticsCookies = /^(_ga(_.*)?|_gid|_gat(_.*)?|_dc_gtm_.*)$/;
const marketingCookies = /^(_gcl_.*|_gac_.*|__gads|__gpi)$/;

/** Which of the cookies' names belong to a category that is not agreed to: they are removed (Art. 7 (3) GDPR). */
export function withdrawnCookies(
  names: readonly string[],
  { statistics, marketing }: ConsentChoices,
): string[] {
  return names.filter(
    (name) =>
      (!statistics && statisticsCookies.test(name)) || (!marketing && marketingCookies.test(name)),
  );
}
