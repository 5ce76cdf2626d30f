import 'server-only';
import { createHash } from 'node:crypto';
import { widthFor } from '@/domain/picture/stored-picture';
import { dayMs, secondMs } from '@/domain/time/durations';
import { logger } from '@/lib/platform/observability/logger';
import { mailJpeg } from '@/lib/platform/media/mail-jpeg';
import { mediaFile } from '@/lib/platform/media/media-folder';
import { isKnown, notFound } from '@/lib/platform/media/stored-response';
import { articlePictureFile } from './accessory-picture';
import { skuPictureFile } from './bike-picture';
import { productPicture } from './product-picture';

/** In seconds. */
const DAY = dayMs / secondMs;
const WIDTH = 1200;

/** The picture of a sku for mails, as JPEG, its drawing when there is no picture; 404 without either, and where none can be made. */
export async function mailResponse(request: Request, sku: string): Promise<Response> {
  const source = await sourceOf(sku);
  if (source === null) return notFound();
  const tag = `"${source.version}-mail"`;
  const headers = {
    'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`,
    'Content-Type': 'image/jpeg',
    'X-Content-Type-Options': 'nosniff',
    ETag: tag,
  };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  try {
    const jpeg = await mailJpeg(`${sku} ${source.version}`, source.from);
    return new Response(new Uint8Array(jpeg), { headers });
  } catch (error) {
    logger.error('A picture for a mail could not be made', { sku, error });
    return notFound();
  }
}

async function sourceOf(sku: string): Promise<{ version: string; from: string | Buffer } | null> {
  const picture = await productPicture(sku);
  if (picture !== null) {
    const file = mediaFile(`${picture.key}-${widthFor(picture, WIDTH)}.webp`);
    return { version: picture.version, from: file };
  }
  const drawing = (await skuPictureFile(sku)) ?? (await articlePictureFile(sku));
  if (drawing === null) return null;
  const from = Buffer.from(drawing);
  return { version: createHash('sha256').update(from).digest('base64url').slice(0, 22), from };
}
