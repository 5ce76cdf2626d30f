import { isUpcomingModelYear, parseBikeSku } from '@/domain/catalog/sku';
import { defaultLanguage } from '@/domain/locale/language';
import { findModel, findBikePicture } from '@/lib/gateways/catalog/map-outlet';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { fetchProduct } from '@/lib/gateways/shop/catalog.gateway';
import { getResultData, filterPresent } from '@/lib/gateways/result';
import type { NextRequest } from 'next/server';
import {
  createNotFoundResponse,
  createFileResponse,
  createSvgResponse,
} from '@/lib/platform/media/media-response';
import { findConfirmedDealerToken } from '@/lib/server/session/session-checks';
import { buildAccessoryPictureKey } from '@/lib/platform/media/bike-pictures';
import { type StoredPicture, getSuitableWidth } from '@/lib/platform/media/stored-picture';
import { fetchAccessories } from '@/lib/gateways/content/accessories.gateway';
import { findPicture } from '@/lib/platform/media/find-picture';
import { createHash } from 'node:crypto';
import { dayMs, secondMs } from '@/domain/time/durations';
import { isMediaTypeNamed } from '@/lib/platform/http/content-negotiation';
import { isNotModified } from '@/lib/platform/http/conditional-request';
import { logger } from '@/lib/platform/observability/logger';
import { renderMailJpeg } from '@/lib/platform/media/render-jpeg';
import { getMediaPath } from '@/lib/platform/media/manifest';
import { renderArticleDrawing, renderSkuDrawing, renderBikeDrawing } from './product-drawing';
import 'server-only';

/**
 * False for the sku of a bike that is not yet public, whose image would reveal an upcoming model (Specification §6).
 * Articles, models of earlier years and bikes that are not sold are public. Throws when the content service or the shop
 * fails.
 */
export async function isPublicSku(sku: string): Promise<boolean> {
  if (parseBikeSku(sku) === null) return true;
  const model = findModel(getResultData(await fetchBikes(defaultLanguage), 'content bikes'), sku);
  if (model === null) return true;
  const product = await fetchProduct(defaultLanguage, model.productId);
  if (!product.ok && product.error.layer === 'graphql') return true;
  const sold = getResultData(product, 'shop bike').variants.map((variant) => variant.sku);
  return !isUpcomingModelYear(sku, sold);
}

/**
 * Returns the image of a presale model to b2b customers whom the shop confirms; the response is not cached. 404 for
 * everyone else (Specification §6).
 */
export async function createPresaleResponse(
  request: NextRequest,
  make: () => Promise<Response>,
): Promise<Response> {
  const token = getResultData(
    await findConfirmedDealerToken(request.cookies, defaultLanguage),
    'shop customer',
  );
  const response = token === null ? createNotFoundResponse() : await make();
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.delete('ETag');
  return response;
}

/** Returns the stored image of a sku; null when there is none, for instance for a discontinued color. */
export async function findProductPicture(sku: string): Promise<StoredPicture | null> {
  return (await bikePicture(sku)) ?? (await articlePicture(sku));
}

async function bikePicture(sku: string): Promise<StoredPicture | null> {
  if (parseBikeSku(sku) === null) return null;
  return findBikePicture(getResultData(await fetchBikes(defaultLanguage), 'content bikes'), sku);
}

async function articlePicture(sku: string): Promise<StoredPicture | null> {
  const accessories = getResultData(await fetchAccessories(defaultLanguage), 'content accessories');
  for (const { slug, articles } of accessories) {
    const index = filterPresent(articles).findIndex((article) => article.sku === sku);
    if (index !== -1) return findPicture(buildAccessoryPictureKey(slug, index));
  }
  return null;
}

/** Cache lifetime of product images in emails: one day, in seconds. */
const MAIL_PICTURE_MAX_AGE = dayMs / secondMs;
const WIDTH = 1200;

/**
 * Returns the image of a sku for emails as JPEG, or its drawing when there is no image; 404 when there is neither or
 * rendering fails.
 */
export async function createMailPictureResponse(request: Request, sku: string): Promise<Response> {
  const source = await sourceOf(sku);
  if (source === null) return createNotFoundResponse();
  const tag = `"${source.version}-mail"`;
  const headers = {
    'Cache-Control': `public, max-age=${MAIL_PICTURE_MAX_AGE}, stale-while-revalidate=${30 * MAIL_PICTURE_MAX_AGE}`,
    'Content-Type': 'image/jpeg',
    'X-Content-Type-Options': 'nosniff',
    ETag: tag,
  };
  if (isNotModified(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  try {
    const jpeg = await renderMailJpeg(`${sku} ${source.version}`, source.from);
    return new Response(new Uint8Array(jpeg), { headers });
  } catch (error) {
    logger.error('A picture for an email could not be rendered', { sku, error });
    return createNotFoundResponse();
  }
}

async function sourceOf(sku: string): Promise<{ version: string; from: string | Buffer } | null> {
  const picture = await findProductPicture(sku);
  if (picture !== null) {
    const file = getMediaPath(`${picture.key}-${getSuitableWidth(picture, WIDTH)}.webp`);
    return { version: picture.version, from: file };
  }
  const drawing = (await renderSkuDrawing(sku)) ?? (await renderArticleDrawing(sku));
  if (drawing === null) return null;
  const from = Buffer.from(drawing);
  return { version: createHash('sha256').update(from).digest('base64url').slice(0, 22), from };
}

/** Cache lifetime of drawings: one day, in seconds. */
const DRAWING_MAX_AGE = dayMs / secondMs;
const THUMBNAIL = 480;
const SKU = /^([A-Z0-9][A-Z0-9.]{0,60}?)(\.svg|\.jpg)?$/;

/**
 * Returns the image of a SKU in a format that the browser supports, at least as wide as `?w=`. Returns the drawing when
 * there is no image or the name ends in .svg, and a JPEG for emails when the name ends in .jpg. Unreleased bikes are
 * visible to b2b customers only.
 */
export async function handleProductPicture(request: NextRequest, file: string): Promise<Response> {
  const [, sku, ending] = SKU.exec(file) ?? [];
  if (sku === undefined) return createNotFoundResponse();
  const show = () =>
    ending === '.jpg'
      ? createMailPictureResponse(request, sku)
      : createSkuPictureResponse(request, sku, ending === '.svg');
  return (await isPublicSku(sku)) ? show() : createPresaleResponse(request, show);
}

async function createSkuPictureResponse(
  request: Request,
  sku: string,
  isDrawing: boolean,
): Promise<Response> {
  const picture = isDrawing ? null : await findProductPicture(sku);
  if (picture === null)
    return createSvgResponse(
      request,
      (await renderSkuDrawing(sku)) ?? (await renderArticleDrawing(sku)),
    );
  const requestedWidth = Number(new URL(request.url).searchParams.get('w') ?? THUMBNAIL);
  const format = isMediaTypeNamed(request.headers.get('accept'), 'image/avif') ? 'avif' : 'webp';
  const width = getSuitableWidth(
    picture,
    Number.isFinite(requestedWidth) ? requestedWidth : THUMBNAIL,
  );
  return createFileResponse(
    request,
    `${picture.key}-${width}.${format}`,
    { format, version: picture.version },
    {
      'Cache-Control': `public, max-age=${DRAWING_MAX_AGE}, stale-while-revalidate=${30 * DRAWING_MAX_AGE}`,
      Vary: 'Accept',
    },
  );
}

/**
 * Returns the drawing of a bike with a long cache lifetime; drawings of presale models are visible to b2b customers
 * only. 404 for an unknown name.
 */
export async function handleBikeDrawing(request: NextRequest, file: string): Promise<Response> {
  const svg = await renderBikeDrawing(file, false);
  if (svg !== null || !file.toLowerCase().includes('-presale.'))
    return createSvgResponse(request, svg);
  return createPresaleResponse(request, async () =>
    createSvgResponse(request, await renderBikeDrawing(file, true)),
  );
}
