import 'server-only';
import { parseSku } from '@/domain/catalog/sku';
import { defaultLanguage } from '@/domain/language/detect-language';
import { accessoryKey } from '@/domain/picture/side-views';
import type { StoredPicture } from '@/domain/picture/stored-picture';
import { bikePictureOf } from '@/lib/gateways/catalog/map-outlet';
import { required } from '@/lib/server/required';
import { present } from '@/lib/gateways/catalog/wire-lists';
import { readAccessories } from '@/lib/gateways/content/accessories.gateway';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { findPicture } from '@/lib/platform/media/find-picture';

/** The stored picture of anything sold, by its sku; null when there is none, for instance of a colour of the past. */
export async function productPicture(sku: string): Promise<StoredPicture | null> {
  return (await bikePicture(sku)) ?? (await articlePicture(sku));
}

async function bikePicture(sku: string): Promise<StoredPicture | null> {
  if (parseSku(sku) === null) return null;
  return bikePictureOf(required(await readBikes(defaultLanguage), 'content bikes'), sku);
}

async function articlePicture(sku: string): Promise<StoredPicture | null> {
  const accessories = required(await readAccessories(defaultLanguage), 'content accessories');
  for (const { slug, articles } of accessories) {
    const index = present(articles).findIndex((article) => article.sku === sku);
    if (index !== -1) return findPicture(accessoryKey(slug, index));
  }
  return null;
}
