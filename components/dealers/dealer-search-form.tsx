import { useLocale, useTranslations } from 'next-intl';
import { maxPlaceQueryLength } from '@/domain/dealers/filter-dealers';
import { buttonClass } from '@/components/ui/form/button';
import './dealer-list.scss';

/**
 * A search field for a place that opens the dealer finder, filtered by model if one is given. A plain GET form, so it
 * works without JavaScript.
 */
export function DealerSearchForm({ bike }: { bike?: string }) {
  const t = useTranslations('nearestDealers');
  const language = useLocale();
  return (
    <form action={`/${language}/dealers`} role="search" aria-label={t('search')}>
      {bike && <input type="hidden" name="bike" value={bike} />}
      <label className="form-label" htmlFor="dealer-search">
        {t('searchLabel')}
      </label>
      <div className="lt-finder-search lt-dealer-search">
        <input
          id="dealer-search"
          name="q"
          className="form-control"
          autoComplete="postal-code"
          maxLength={maxPlaceQueryLength}
          required
        />
        <button type="submit" className={buttonClass({ variant: 'outline' })}>
          {t('search')}
        </button>
      </div>
    </form>
  );
}
