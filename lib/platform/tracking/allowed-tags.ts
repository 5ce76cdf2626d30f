import type { ConsentChoices } from './consent';

/** The ids an operator has configured; at least one of them. */
export type TagIds = { tagManagerId: string | null; analyticsId: string | null };

/**
 * Which foreign code may be loaded: analytics with statistics, the tag manager with statistics or marketing, as its tags
 * follow the consent signals. Null for what may not, or has no id.
 */
export function getAllowedTags(
  { tagManagerId, analyticsId }: TagIds,
  { statistics, marketing }: ConsentChoices,
): TagIds {
  return {
    tagManagerId: statistics || marketing ? tagManagerId : null,
    analyticsId: statistics ? analyticsId : null,
  };
}

/** First-party cookies that Google's tags set, by the category they belong to. */
const statisticsCookies = /^(_ga(_.*)?|_gid|_gat(_.*)?|_dc_gtm_.*)$/;
const marketingCookies = /^(_gcl_.*|_gac_.*|__gads|__gpi)$/;

/** Which of the cookies' names belong to a category that is not agreed to: they are removed (Art. 7 (3) GDPR). */
export function listWithdrawnCookies(
  names: readonly string[],
  { statistics, marketing }: ConsentChoices,
): string[] {
  return names.filter(
    (name) =>
      (!statistics && statisticsCookies.test(name)) || (!marketing && marketingCookies.test(name)),
  );
}
