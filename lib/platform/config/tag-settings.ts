import 'server-only';
import { isConsentRequired } from '@/lib/platform/tracking/consent';
import type { TrackingTagIds } from '@/lib/platform/tracking/allowed-tags';
import { env } from './env';

const { TAG_MANAGER_ID, ANALYTICS_ID, GOOGLE_MAPS_KEY, CONSENT } = env;

/** Tags configured by the operator; null when there are none, and then pages contain no tag code. */
export const tagSettings: TrackingTagIds | null =
  TAG_MANAGER_ID || ANALYTICS_ID
    ? { tagManagerId: TAG_MANAGER_ID ?? null, analyticsId: ANALYTICS_ID ?? null }
    : null;

/** True when the consent dialog opens by itself; a link in the footer opens it in any case. */
export const isConsentPromptEnabled = isConsentRequired(
  CONSENT,
  tagSettings !== null || GOOGLE_MAPS_KEY !== undefined,
);
