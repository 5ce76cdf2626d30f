import type { DrawingView } from '@/lib/platform/media/picture-path';
import { parseBikeSku } from '@/domain/catalog/sku';
import { defaultLanguage } from '@/domain/locale/language';
import type { BikeDrawingInput } from '@/domain/catalog/frame-geometry';
import { renderBikeSvg } from '@/lib/platform/drawing/render-bike';
import {
  mapBuild,
  mapColors,
  mapDrivetrains,
  mapFrames,
  mapGeometry,
} from '@/lib/gateways/catalog/map-bike';
import { findModel } from '@/lib/gateways/catalog/map-outlet';
import { getResultData, filterPresent } from '@/lib/gateways/result';
import {
  type BikeContent,
  fetchAllBikes,
  fetchBike,
  fetchBikes,
} from '@/lib/gateways/content/bikes.gateway';
import { renderAccessorySvg } from '@/lib/platform/drawing/render-accessory';
import { fetchAccessories } from '@/lib/gateways/content/accessories.gateway';
import 'server-only';

/** A drawing's file name, split into the name with its options and the view. */
interface DrawingName {
  readonly name: string;
  readonly view: DrawingView;
}

const VIEWS: readonly DrawingView[] = ['dims', 'hub', 'head'];

/** Splits `<name>[.<view>].svg`; null for an invalid name. */
export function parseDrawingName(file: string): DrawingName | null {
  const [, stem] = /^([A-Za-z0-9][A-Za-z0-9.-]{0,120})\.svg$/.exec(file) ?? [];
  if (stem === undefined) return null;
  const view = VIEWS.find((known) => stem.endsWith(`.${known}`));
  return view === undefined
    ? { name: stem, view: 'side' }
    : { name: stem.slice(0, -view.length - 1), view };
}

export interface DrawingOptions {
  readonly frame: string;
  readonly color: string;
  readonly size: string | null;
  readonly code: string | null;
}

/** Parses `<frame>.<color>[.<size>][.<code>]` against the options of a model; null when the model lacks one of them. */
export function parseDrawingOptions(
  rest: string,
  known: {
    readonly frames: readonly string[];
    readonly colors: readonly string[];
    readonly sizes: readonly string[];
    readonly codes: readonly string[];
  },
): DrawingOptions | null {
  const [frame = '', color = '', ...more] = rest.split('.');
  if (!known.frames.includes(frame) || !known.colors.includes(color) || more.length > 2)
    return null;
  const size = more.find((piece) => known.sizes.includes(piece)) ?? null;
  const code = more.find((piece) => piece !== size && known.codes.includes(piece)) ?? null;
  const read = [size, code].filter((piece) => piece !== null).length;
  return read === more.length ? { frame, color, size, code } : null;
}

/**
 * Renders the drawing `<slug>.<frame>.<color>[.<size>][.<code>][.<view>].svg`; null when there is no such bike. Presale
 * models are included only for b2b customers (Specification §6).
 */
export async function renderBikeDrawing(
  file: string,
  forB2bCustomers: boolean,
): Promise<string | null> {
  const requestedDrawing = parseDrawingName(file);
  if (requestedDrawing === null) return null;
  const read = forB2bCustomers ? fetchAllBikes : fetchBikes;
  const bikes = getResultData(await read(defaultLanguage), 'content bikes');
  const slugs = bikes
    .map(({ slug }) => slug)
    .filter((slug) => requestedDrawing.name.startsWith(`${slug}.`));
  const slug = slugs.sort((a, b) => b.length - a.length)[0];
  const bike =
    slug === undefined
      ? null
      : getResultData(await fetchBike(defaultLanguage, slug), 'content bike');
  if (bike === null || slug === undefined) return null;
  const parts = parseDrawingOptions(requestedDrawing.name.slice(slug.length + 1), {
    frames: mapFrames(bike).map(({ short }) => short),
    colors: mapColors(bike).map((color) => color.slug),
    sizes: mapGeometry(bike).map(({ size }) => size),
    codes: mapDrivetrains(bike).map(({ code }) => code),
  });
  const picture = parts === null ? null : toPicture(bike, parts);
  return picture === null ? null : renderBikeSvg(picture, requestedDrawing.view);
}

/**
 * Renders the drawing of a bike by its sku, including outlet bikes; null when no model has its drivetrain and frame.
 */
export async function renderSkuDrawing(sku: string): Promise<string | null> {
  const segments = parseBikeSku(sku);
  if (segments === null) return null;
  const model = findModel(getResultData(await fetchBikes(defaultLanguage), 'content bikes'), sku);
  const bike =
    model === null
      ? null
      : getResultData(await fetchBike(defaultLanguage, model.slug), 'content bike');
  if (bike === null) return null;
  const color =
    filterPresent(bike.colorVariation).find(({ short }) => short === segments.color) ??
    filterPresent(bike.colorVariation)[0];
  const picture = toPicture(bike, {
    frame: segments.variation,
    color: color?.slug ?? '',
    size: segments.size,
    code: segments.type,
  });
  return picture === null ? null : renderBikeSvg(picture);
}

function toPicture(
  bike: BikeContent,
  { frame, color, size, code }: DrawingOptions,
): BikeDrawingInput | null {
  const shape = mapFrames(bike).find(({ short }) => short === frame)?.shape;
  const paint = filterPresent(bike.colorVariation).find(({ slug }) => slug === color);
  const drivetrains = mapDrivetrains(bike);
  const drivetrain = drivetrains.find((known) => known.code === code) ?? drivetrains[0];
  const rows = mapGeometry(bike).filter((row) => row.frame === frame);
  const row = rows.find((known) => known.size === size) ?? rows[Math.floor((rows.length - 1) / 2)];
  if (shape === undefined || paint === undefined || drivetrain === undefined || row === undefined)
    return null;
  return {
    shape,
    geometry: row,
    build: mapBuild(bike),
    drive: drivetrain.kind,
    motor: drivetrain.motor,
    hex: paint.hex,
    finish: paint.finish,
    bodyHeightCm: (row.bodyHeightMinCm + row.bodyHeightMaxCm) / 2,
  };
}

/**
 * Renders the drawing `<slug>.<index>.svg` of an accessory in the color of the article at this index; null when there
 * is no such article.
 */
export async function renderAccessoryDrawing(file: string): Promise<string | null> {
  const [, slug, index] = /^([a-z0-9-]+)\.(\d{1,3})\.svg$/.exec(file) ?? [];
  if (slug === undefined || index === undefined) return null;
  const accessory = getResultData(
    await fetchAccessories(defaultLanguage),
    'content accessories',
  ).find((known) => known.slug === slug);
  const article = filterPresent(accessory?.articles ?? [])[Number(index)];
  return accessory === undefined || article === undefined
    ? null
    : renderAccessorySvg(accessory.drawing, article.colorHex);
}

/** Renders the drawing of an article by its sku; null when there is none. */
export async function renderArticleDrawing(sku: string): Promise<string | null> {
  const accessories = getResultData(await fetchAccessories(defaultLanguage), 'content accessories');
  for (const accessory of accessories) {
    const article = filterPresent(accessory.articles).find((known) => known.sku === sku);
    if (article !== undefined) return renderAccessorySvg(accessory.drawing, article.colorHex);
  }
  return null;
}
