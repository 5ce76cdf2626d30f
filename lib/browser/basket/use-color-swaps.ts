import { useEffect, useMemo, useState } from 'react';
import type { Basket } from '@/domain/basket/basket';
import { type SwappableBike, listSwappableBikes } from '@/domain/basket/swap-item';
import type { Language } from '@/domain/locale/language';
import type { ColorSwap } from '@/lib/platform/views/variant-dto';

/** Time limit in ms for color suggestions; afterwards the cart is shown without them. */
const timeoutMs = 1_500;

/**
 * Color suggestions by line id: the color in which the whole quantity of the line is available immediately, and that
 * quantity.
 */
export type ColorSwaps = ReadonlyMap<string, ColorSwap & { readonly amount: number }>;

const none: ColorSwaps = new Map();

/**
 * Returns colors in which the delayed bicycles of a basket are available immediately; null while they load, for at most
 * 1.5 s. The cart is displayed only afterwards, because a late suggestion would shift its layout.
 */
export function useColorSwaps(basket: Basket | null, language: Language): ColorSwaps | null {
  const [known, setKnown] = useState<ColorSwaps | null>(null);
  const bikes = useMemo(() => basket && listSwappableBikes(basket.lines), [basket]);

  useEffect(() => {
    if (bikes === null) return;
    let isWanted = true;
    const show = (found: ColorSwaps) => {
      if (isWanted) setKnown(found);
      isWanted = false;
    };
    const timer = setTimeout(() => show(none), timeoutMs);
    void fetchSwaps(bikes, language).then(show);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [bikes, language]);

  return known ?? (bikes?.length === 0 ? none : null);
}

/** Fetches a color suggestion for each bicycle; empty when the code cannot be loaded. */
async function fetchSwaps(
  bikes: readonly SwappableBike[],
  language: Language,
): Promise<ColorSwaps> {
  if (bikes.length === 0) return none;
  try {
    const { fetchColorSwap } = await import('./load-color-swap');
    const found = await Promise.all(
      bikes.map(async ({ lineId, sku, amount }) => {
        const swap = await fetchColorSwap(sku, amount, language);
        return swap === null ? [] : [[lineId, { ...swap, amount }] as const];
      }),
    );
    return new Map(found.flat());
  } catch {
    return none;
  }
}
