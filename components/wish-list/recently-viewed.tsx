'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import {
  clearRecentlyViewed,
  useRecentlyViewed,
} from '@/lib/browser/wish-list/use-recently-viewed';
import { ItemRow } from './item-list';
import { ItemList } from './item-list';
import { useListedItems } from './use-listed-items';

const shown = 6;

/** The products recently viewed in this browser, with a button to delete them. Renders nothing if there are none. */
export function RecentlyViewed() {
  const t = useTranslations('wishList');
  const language = useLocale();
  const skus = useRecentlyViewed().map(([, sku]) => sku);
  const { articles } = useListedItems(skus, language);
  const found = skus.flatMap((sku) => articles?.get(sku) ?? []).slice(0, shown);
  if (found.length === 0) return null;
  return (
    <section className="pt-6" aria-labelledby="seen-title">
      <div className="d-flex flex-wrap justify-content-between align-items-baseline gap-3">
        <h2 id="seen-title" className="h3">
          {t('recentlyViewed')}
        </h2>
        <Button variant="quiet" onClick={clearRecentlyViewed}>
          {t('clear')}
        </Button>
      </div>
      <p className="small text-2">{t('recentlyViewedHint')}</p>
      <ItemList>
        {found.map((article) => (
          <ItemRow key={article.sku} article={article} />
        ))}
      </ItemList>
    </section>
  );
}
