import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { readProducts } from '@/lib/gateways/shop/catalog.gateway';
import { mapOutletItem } from './map-outlet';
import { required } from './required';
import type { OutletItemView } from './views';

/** All outlet bicycles that are still there. Throws when the shop cannot answer (Spec §2). */
export async function listOutlet(language: Language): Promise<OutletItemView[]> {
  const products = required('shop outlet', await readProducts(language, 'outlet'));
  return products
    .flatMap((product) => mapOutletItem(product) ?? [])
    .filter(({ pieces }) => pieces > 0);
}
