import type { ConsentChoices } from './consent';

/** Ids of the tags configured by the operator; at least one is set. */
export type TrackingTagIds = { tagManagerId: string | null; analyticsId: string | null };

/**
 * Returns the tags that may be loaded: analytics with consent to statistics, the tag manager with consent to statistics
 * or marketing, because its tags follow the consent signals. Null for tags without consent or id.
 */
export function listAllowedTrackingTags(
  { tagManagerId, analyticsId }: TrackingTagIds,
  { statistics, marketing }: ConsentChoices,
): TrackingTagIds {
  return {
    tagManagerId: statistics || marketing ? tagManagerId : null,
    analyticsId: statistics ? analyticsId : null,
  };
}

/** First-party cookies set by Google's tags, by consent category. */
const statisticsCookies = /^(_ga(_.*)?|_gid|_gat(_.*)?|_dc_gtm_.*)$/;
const marketingCookies = /^(_gcl_.*|_gac_.*|__gads|__gpi)$/;

/** Returns the cookies whose category has no consent; they must be removed (Art. 7 (3) GDPR). */
export function listWithdrawnCookies(
  names: readonly string[],
  { statistics, marketing }: ConsentChoices,
): string[] {
  return names.filter(
    (name) =>
      (!statistics && statisticsCookies.test(name)) || (!marketing && marketingCookies.test(name)),
  );
}
