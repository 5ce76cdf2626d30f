import 'server-only';
import { logger } from '@/lib/platform/observability/logger';
import { sharePicture } from './share-picture';
import { isKnown, lifetime, notFound } from './stored-response';

/** The JPEG of `<key>.jpg` for those who link to a page; 404 when there is no such picture. */
export async function shareResponse(request: Request, path: string): Promise<Response> {
  const shared = path.endsWith('.jpg') ? await made(path.slice(0, -'.jpg'.length)) : null;
  if (shared === null) return notFound();
  const tag = `"${shared.version}-jpeg"`;
  const headers = {
    'Cache-Control': lifetime(request, shared.version),
    'Content-Type': 'image/jpeg',
    ETag: tag,
  };
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(shared.jpeg), { headers });
}

async function made(key: string): ReturnType<typeof sharePicture> {
  try {
    return await sharePicture(key);
  } catch (error) {
    logger.error('A picture to share could not be made', { key, error });
    return null;
  }
}
