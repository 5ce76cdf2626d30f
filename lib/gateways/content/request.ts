import 'server-only';
import { env } from '@/lib/config/env';

/** What every read from the content service has in common. */
export const contentRequest = {
  url: env.CONTENT_URL,
  headers:
    env.CONTENT_TOKEN === undefined ? undefined : { Authorization: `Bearer ${env.CONTENT_TOKEN}` },
  retryOnce: true,
};
