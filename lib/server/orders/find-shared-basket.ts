import 'server-only';
import {
  type BasketAvailability,
  type BasketLine,
  computeBasketAvailability,
  getLineCents,
} from '@/domain/basket/basket';
import { emptyPersParam } from '@/domain/basket/pers-param';
import { findLineGroup } from '@/domain/configurator/line-group';
import { getSavedBasketName } from '@/domain/basket/saved-basket';
import type { Language } from '@/domain/locale/language';
import { mapBasketLine } from '@/lib/gateways/shop/map-basket';
import { GatewayFailure } from '@/lib/gateways/result';
import { fetchPublicBasket } from '@/lib/gateways/shop/basket.gateway';

/** A shared basket: its name and line items, without data of its owner. */
export type SharedBasketView = {
  name: string;
  lines: readonly BasketLine[];
  totalCents: number;
  /** Availability of the basket as a whole; null when none of its items is sold any more. */
  availability: BasketAvailability | null;
};

const basketId = /^[\w-]{1,64}$/;

/**
 * Returns a shared basket without the owner's notes on line items; null when it does not exist or is private. Throws
 * when the shop fails.
 */
export async function findSharedBasket(
  id: string,
  language: Language,
): Promise<SharedBasketView | null> {
  if (!basketId.test(id)) return null;
  const result = await fetchPublicBasket(id, language);
  if (!result.ok) {
    // A shop that cannot share baskets has none.
    if (result.error.layer === 'graphql' || result.error.layer === 'unsupported') return null;
    throw new GatewayFailure(result.error, 'PublicBasket');
  }
  const lines = result.data.items.map(mapBasketLine).map((line) => ({
    ...line,
    persParam: { ...emptyPersParam, uuid: findLineGroup(line.persParam)?.key ?? '' },
  }));
  return {
    name: getSavedBasketName(result.data.title),
    lines,
    totalCents: lines.reduce((sum, line) => sum + (getLineCents(line) ?? 0), 0),
    availability: computeBasketAvailability(lines.filter(({ product }) => product)),
  };
}
