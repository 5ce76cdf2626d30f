'use client';

import { useTranslations } from 'next-intl';
import { groupBasketLines } from '@/domain/basket/basket-view';
import type { SavedBasketView } from '@/lib/browser/shop/shop-views';

/** Returns functions for the display names of saved baskets and their lines. */
export function useBasketLabels() {
  const t = useTranslations('account.baskets');
  const titleOf = (line: SavedBasketView['lines'][number]) => line.product?.title ?? t('goneLine');
  const lineOf = (line: SavedBasketView['lines'][number]) =>
    line.amount > 1 ? t('itemOf', { amount: line.amount, title: titleOf(line) }) : titleOf(line);
  return {
    nameOf: ({ name }: SavedBasketView) => name || t('unnamed'),
    lineOf,
    /**
     * Returns a text for the content of a saved basket: a single item with its short description, several items by name
     * only. A configured bicycle is followed by its number of mounted parts.
     */
    contentOf: ({ lines }: SavedBasketView) => {
      const groups = groupBasketLines(lines);
      const [first, ...others] = groups;
      if (!first) return '';
      const nameOf = ({ line, parts }: typeof first) =>
        parts.length === 0
          ? lineOf(line)
          : t('withParts', { title: lineOf(line), count: parts.length });
      return others.length > 0
        ? groups.map(nameOf).join(', ')
        : [nameOf(first), first.line.product?.shortDescription].filter(Boolean).join(', ');
    },
  };
}
