import 'server-only';
import { isConsentRequired } from '@/lib/platform/tracking/consent';
import type { TagIds } from '@/lib/platform/tracking/allowed-tags';
import { env } from './env';

const { TAG_MANAGER_ID, ANALYTICS_ID, GOOGLE_MAPS_KEY, CONSENT } = env;

/** The tags an operator has configured; null without any, and then no code of theirs is part of a page. */
export const tagSettings: TagIds | null =
  TAG_MANAGER_ID || ANALYTICS_ID
    ? { tagManagerId: TAG_MANAGER_ID ?? null, analyticsId: ANALYTICS_ID ?? null }
    : null;

/** Whether the cookie box asks visitors by itself; the way to it stands in the footer in any case. */
export const isConsentPromptEnabled = isConsentRequired(
  CONSENT,
  tagSettings !== null || GOOGLE_MAPS_KEY !== undefined,
);
