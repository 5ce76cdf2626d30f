import 'server-only';
import { parseSku } from '@/domain/catalog/sku';
import { defaultLanguage } from '@/domain/language/detect-language';
import type { BikeToDraw } from '@/domain/picture/bike-build';
import { drawBike } from '@/domain/picture/bike-drawing';
import {
  mapBuild,
  mapColors,
  mapDrivetrains,
  mapFrames,
  mapGeometry,
} from '@/lib/gateways/catalog/map-bike';
import { modelOf } from '@/lib/gateways/catalog/map-outlet';
import { required } from '@/lib/server/required';
import { present } from '@/lib/gateways/catalog/wire-lists';
import {
  type BikeContent,
  readAllBikes,
  readBike,
  readBikes,
} from '@/lib/gateways/content/bikes.gateway';
import { type AskedParts, parsePictureFile, readParts } from './picture-file';

/**
 * The drawing `<slug>.<frame>.<color>[.<size>][.<code>][.<view>].svg` asks for; null when there is no such bicycle. Presale models are
 * among those there are only for b2b customers (Spec §6).
 */
export async function bikePictureFile(
  file: string,
  forB2bCustomers: boolean,
): Promise<string | null> {
  const asked = parsePictureFile(file);
  if (asked === null) return null;
  const read = forB2bCustomers ? readAllBikes : readBikes;
  const bikes = required(await read(defaultLanguage), 'content bikes');
  const slugs = bikes.map(({ slug }) => slug).filter((slug) => asked.name.startsWith(`${slug}.`));
  const slug = slugs.sort((a, b) => b.length - a.length)[0];
  const bike =
    slug === undefined ? null : required(await readBike(defaultLanguage, slug), 'content bike');
  if (bike === null || slug === undefined) return null;
  const parts = readParts(asked.name.slice(slug.length + 1), {
    frames: mapFrames(bike).map(({ short }) => short),
    colors: mapColors(bike).map((color) => color.slug),
    sizes: mapGeometry(bike).map(({ size }) => size),
    codes: mapDrivetrains(bike).map(({ code }) => code),
  });
  const picture = parts === null ? null : toPicture(bike, parts);
  return picture === null ? null : drawBike(picture, asked.view);
}

/** The drawing of a bicycle's sku, of outlet bicycles too; null when no model has its drive train and frame. */
export async function skuPictureFile(sku: string): Promise<string | null> {
  const segments = parseSku(sku);
  if (segments === null) return null;
  const model = modelOf(required(await readBikes(defaultLanguage), 'content bikes'), sku);
  const bike =
    model === null ? null : required(await readBike(defaultLanguage, model.slug), 'content bike');
  if (bike === null) return null;
  const color =
    present(bike.colorVariation).find(({ short }) => short === segments.color) ??
    present(bike.colorVariation)[0];
  const picture = toPicture(bike, {
    frame: segments.variation,
    color: color?.slug ?? '',
    size: segments.size,
    code: segments.type,
  });
  return picture === null ? null : drawBike(picture);
}

function toPicture(bike: BikeContent, { frame, color, size, code }: AskedParts): BikeToDraw | null {
  const shape = mapFrames(bike).find(({ short }) => short === frame)?.shape;
  const paint = present(bike.colorVariation).find(({ slug }) => slug === color);
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
