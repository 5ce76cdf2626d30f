import 'server-only';
import type { TagIds } from '@/domain/tags/loaded-tags';
import { env } from './env';

const { TAG_MANAGER_ID, ANALYTICS_ID } = env;

/** The tags an operator has configured; null without any, and then no code of theirs is part of a page. */
export const tagSettings: TagIds | null =
  TAG_MANAGER_ID || ANALYTICS_ID
    ? { tagManagerId: TAG_MANAGER_ID ?? null, analyticsId: ANALYTICS_ID ?? null }
    : null;
