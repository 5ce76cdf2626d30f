import { lineCents } from '@/domain/basket/basket';
import { basketAvailability } from '@/domain/basket/line-availability';
import { savedBasketName } from '@/domain/basket/saved-basket';
import type { CustomerBasketsQuery } from '@/graphql/generated/shop/graphql';
import { mapBasketLine } from '@/lib/gateways/shop/map-basket';
import type { SavedBasketView } from './account-views';

type WireBasket = Pick<
  CustomerBasketsQuery['customer']['baskets'][number],
  'id' | 'title' | 'public' | 'items'
>;

/** The wire's basket with its name, what it costs today and when all of it is there; what is no longer sold does not count. */
export function mapSavedBasket({
  id,
  title,
  public: isShared,
  items,
}: WireBasket): SavedBasketView {
  const lines = items.map(mapBasketLine);
  return {
    id,
    name: savedBasketName(title),
    isShared,
    lines,
    totalCents: lines.reduce((sum, line) => sum + (lineCents(line) ?? 0), 0),
    availability: basketAvailability(lines.filter(({ product }) => product)),
  };
}
