import { env } from '@/lib/platform/config/env';

/** Where editors' uploads lie: at the content management, else beside the content service. */
export const uploadOrigin = new URL(env.CMS_URL ?? env.CONTENT_URL).origin;

/** The address of an uploaded file as this site serves it, so that nobody's browser asks anyone else; other addresses stay as they are. */
export function uploadPath(url: string): string {
  return url.startsWith(`${uploadOrigin}/uploads/`) ? url.slice(uploadOrigin.length) : url;
}
