import { env } from '@/lib/config/env';

/** The full address of a path of this site. */
export const siteUrl = (path: string): string => `${env.SITE_URL}${path}`;
