import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/form/button';
import './search.scss';

/** The field of the results page: a form of the browser, so that it works without scripts. */
export function SearchForm({ query }: { query: string }) {
  const t = useTranslations();
  return (
    <form action={`/${useLocale()}/search`} role="search" className="lt-search-form">
      <label className="form-label" htmlFor="search-query">
        {t('searchBox.label')}
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input
          id="search-query"
          className="form-control"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={buttonClass({})}>
          {t('search.submit')}
        </button>
      </div>
    </form>
  );
}
