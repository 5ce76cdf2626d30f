import { env } from '@/lib/platform/config/env';

/** The full address of a path of this site; an address that is full already, as of an uploaded picture, stays as it is. */
export const siteUrl = (path: string): string =>
  path.startsWith('/') ? `${env.SITE_URL}${path}` : path;
