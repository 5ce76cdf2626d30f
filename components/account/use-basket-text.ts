'use client';

import { useTranslations } from 'next-intl';
import type { SavedBasketView } from '@/lib/browser/shop/account-views';

/** What a saved basket and its lines are called. */
export function useBasketText() {
  const t = useTranslations('account.baskets');
  const titleOf = (line: SavedBasketView['lines'][number]) => line.product?.title ?? t('goneLine');
  const lineOf = (line: SavedBasketView['lines'][number]) =>
    line.amount > 1 ? t('itemOf', { amount: line.amount, title: titleOf(line) }) : titleOf(line);
  return {
    nameOf: ({ name }: SavedBasketView) => name || t('unnamed'),
    lineOf,
    /** One piece with what describes it, else the names of all. */
    contentOf: ({ lines }: SavedBasketView) => {
      const [first, ...others] = lines;
      if (!first) return '';
      return others.length > 0
        ? lines.map(lineOf).join(', ')
        : [lineOf(first), first.product?.shortDescription].filter(Boolean).join(', ');
    },
  };
}
