import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { readProducts } from '@/lib/gateways/shop/catalog.gateway';
import { mapFlaw } from '@/lib/gateways/catalog/map-flaw';
import { mapOutletItem, outletSlug } from '@/lib/gateways/catalog/map-outlet';
import { required } from '@/lib/server/required';
import { tellMissingFlaws } from './find-flaw';
import type { OutletItemView } from '@/lib/platform/views/outlet-view';

/** All outlet bicycles that are still there. Throws when the shop cannot answer (Spec §2); without content they are drawn. */
export async function listOutlet(language: Language): Promise<OutletItemView[]> {
  const [shop, content] = await Promise.all([
    readProducts(language, 'outlet'),
    readBikes(language),
  ]);
  const bikes = content.ok ? content.data : [];
  const products = required(shop, 'shop outlet');
  tellMissingFlaws(
    products.map((product) => ({ slug: outletSlug(product.id) ?? '', flaw: mapFlaw(product) })),
  );
  return products
    .flatMap((product) => mapOutletItem(product, bikes) ?? [])
    .filter(({ pieces }) => pieces > 0);
}
