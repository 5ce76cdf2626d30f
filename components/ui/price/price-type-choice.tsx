'use client';

import { useId } from 'react';
import { useDisplayedPriceType } from '@/lib/browser/state/use-displayed-price-type';
import { setB2bShownPrice } from '@/lib/browser/state/client-state';

const priceTypes = ['hek', 'uvp'] as const;

type PriceWord = (typeof priceTypes)[number] | `${(typeof priceTypes)[number]}Long`;

/** Radio buttons for the two price types of a dealer. The surrounding group provides the label. */
export function PriceTypeChoice({ wordOf }: { readonly wordOf: (word: PriceWord) => string }) {
  const name = useId();
  const shown = useDisplayedPriceType();
  return priceTypes.map((type) => (
    <label key={type} className={shown === type ? 'is-on' : ''} title={wordOf(`${type}Long`)}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        checked={shown === type}
        onChange={() => setB2bShownPrice(type)}
      />
      {wordOf(type)}
    </label>
  ));
}
