import type { ConsentChoices } from '../consent/consent';

/** The ids an operator has configured; at least one of them. */
export type TagIds = { tagManagerId: string | null; analyticsId: string | null };

/**
 * Which foreign code may be loaded: analytics with statistics, the tag manager with statistics or marketing, as its tags
 * follow the consent signals. Null for what may not, or has no id.
 */
export function loadedTags(
  { tagManagerId, analyticsId }: TagIds,
  { statistics, marketing }: ConsentChoices,
): TagIds {
  return {
    tagManagerId: statistics || marketing ? tagManagerId : null,
    analyticsId: statistics ? analyticsId : null,
  };
}
