import 'server-only';
import type { NextRequest } from 'next/server';
import { widthFor } from '@/domain/picture/stored-picture';
import { dayMs, secondMs } from '@/domain/time/durations';
import { articlePictureFile } from './accessory-picture';
import { isShownToAll } from './is-shown-to-all';
import { presaleResponse } from './presale-response';
import { skuPictureFile } from './bike-picture';
import { productPicture } from './product-picture';
import { mailResponse } from './mail-response';
import { fileResponse, notFound } from '@/lib/platform/media/stored-response';
import { svgResponse } from '@/lib/platform/media/svg-response';

/** In seconds. */
const DAY = dayMs / secondMs;
const THUMBNAIL = 480;
const SKU = /^([A-Z0-9][A-Z0-9.]{0,60}?)(\.svg|\.jpg)?$/;

/**
 * The picture of a sku, in the format the browser takes and at least as wide as `?w=`; its drawing when there is no
 * picture, or when the drawing is asked for by name; as JPEG for mails with the ending .jpg. What is not sold to everybody yet is shown to b2b customers only.
 */
export async function productResponse(request: NextRequest, file: string): Promise<Response> {
  const [, sku, ending] = SKU.exec(file) ?? [];
  if (sku === undefined) return notFound();
  const show = () =>
    ending === '.jpg' ? mailResponse(request, sku) : showSku(request, sku, ending === '.svg');
  return (await isShownToAll(sku)) ? show() : presaleResponse(request, show);
}

async function showSku(request: Request, sku: string, isDrawing: boolean): Promise<Response> {
  const picture = isDrawing ? null : await productPicture(sku);
  if (picture === null)
    return svgResponse(request, (await skuPictureFile(sku)) ?? (await articlePictureFile(sku)));
  const asked = Number(new URL(request.url).searchParams.get('w') ?? THUMBNAIL);
  const format = request.headers.get('accept')?.includes('image/avif') ? 'avif' : 'webp';
  const width = widthFor(picture, Number.isFinite(asked) ? asked : THUMBNAIL);
  return fileResponse(
    request,
    `${picture.key}-${width}.${format}`,
    { format, version: picture.version },
    {
      'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`,
      Vary: 'Accept',
    },
  );
}
