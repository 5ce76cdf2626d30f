import { useEffect, useMemo, useState } from 'react';
import type { Basket } from '@/domain/basket/basket';
import { type SwappableBike, listSwappableBikes } from '@/domain/basket/swap-item';
import type { Language } from '@/domain/locale/language';
import type { ColorSwap } from '@/lib/platform/views/variant-dto';

/** What is not known by then is not shown: a cart that waits is worse than one without the hint. */
const patienceMs = 1_500;

/** In which colour all pieces of a line would be there at once, by the id of the line, and for how many pieces that holds. */
export type ColorSwaps = ReadonlyMap<string, ColorSwap & { readonly amount: number }>;

const none: ColorSwaps = new Map();

/**
 * The colours that would bring the late bicycles of a basket at once; null until that is known the first time, for at most one and
 * a half seconds. Whoever shows the lines waits for it: a hint that came after them would push away what is just being pressed.
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
    const patience = setTimeout(() => show(none), patienceMs);
    void ask(bikes, language).then(show);
    return () => {
      isWanted = false;
      clearTimeout(patience);
    };
  }, [bikes, language]);

  return known ?? (bikes?.length === 0 ? none : null);
}

/** None when the code of the question does not load: it is a hint. */
async function ask(bikes: readonly SwappableBike[], language: Language): Promise<ColorSwaps> {
  if (bikes.length === 0) return none;
  try {
    const { fetchColorSwap: askColorSwap } = await import('./load-color-swap');
    const found = await Promise.all(
      bikes.map(async ({ lineId, sku, amount }) => {
        const swap = await askColorSwap(sku, amount, language);
        return swap === null ? [] : [[lineId, { ...swap, amount }] as const];
      }),
    );
    return new Map(found.flat());
  } catch {
    return none;
  }
}
