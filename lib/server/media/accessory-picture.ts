import 'server-only';
import { defaultLanguage } from '@/domain/language/detect-language';
import { drawAccessory } from '@/domain/picture/accessory-drawing';
import { required } from '@/lib/server/required';
import { present } from '@/lib/gateways/catalog/wire-lists';
import { readAccessories } from '@/lib/gateways/content/accessories.gateway';

/** The drawing `<slug>.<index>.svg` asks for, in the colour of that article; null when there is none. */
export async function accessoryPictureFile(file: string): Promise<string | null> {
  const [, slug, index] = /^([a-z0-9-]+)\.(\d{1,3})\.svg$/.exec(file) ?? [];
  if (slug === undefined || index === undefined) return null;
  const accessory = required(await readAccessories(defaultLanguage), 'content accessories').find(
    (known) => known.slug === slug,
  );
  const article = present(accessory?.articles ?? [])[Number(index)];
  return accessory === undefined || article === undefined
    ? null
    : drawAccessory(accessory.drawing, article.colorHex);
}

/** The drawing of an article by its sku; null when there is none. */
export async function articlePictureFile(sku: string): Promise<string | null> {
  const accessories = required(await readAccessories(defaultLanguage), 'content accessories');
  for (const accessory of accessories) {
    const article = present(accessory.articles).find((known) => known.sku === sku);
    if (article !== undefined) return drawAccessory(accessory.drawing, article.colorHex);
  }
  return null;
}
