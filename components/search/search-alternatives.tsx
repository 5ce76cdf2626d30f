import { useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ComponentProps } from 'react';
import { buildSearchPath } from '@/domain/search/parse-query';
import type { SearchShortcut } from '@/domain/search/search';
import './search.scss';

const options = [
  { key: 'models', href: '/bikes' },
  { key: 'accessories', href: '/accessories' },
  { key: 'questions', href: '/support/faq' },
  { key: 'contact', href: '/support/contact' },
] as const;

/** Links to suggested pages, shown if the search found nothing. */
export function SearchAlternatives() {
  const t = useTranslations('searchBox.emptyActions');
  return (
    <>
      <p className="mb-1 text-2">{t('title')}</p>
      <ul className="lt-search-alternatives">
        {options.map(({ key, href }) => (
          <li key={key}>
            <Link className="lt-link" href={href} prefetch={false}>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type DidYouMeanProps = {
  proposal: string;
  /** Called on click; may prevent the navigation to the results page. */
  onClick?: ComponentProps<typeof Link>['onClick'];
};

/** Suggests a corrected spelling of the query. */
export function DidYouMean({ proposal, onClick }: DidYouMeanProps) {
  const t = useTranslations('searchBox');
  const clickProps = onClick === undefined ? {} : { onClick };
  return (
    <p className="mb-0">
      {t.rich('meant', {
        proposal,
        link: (chunks) => (
          <Link
            className="lt-link"
            href={buildSearchPath(proposal)}
            prefetch={false}
            {...clickProps}
          >
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}

/** Returns a function that describes the target of a shortcut, for example "Alle Räder bis 3.000 €". */
export function useShortcutText(): (shortcut: SearchShortcut) => string {
  const t = useTranslations('searchBox.shortcuts');
  return (shortcut) => {
    if (shortcut.kind === 'price') return t('price', { euros: shortcut.euros });
    if (shortcut.kind === 'height') return t('height', { cm: shortcut.cm });
    return t('code', { code: shortcut.code.toUpperCase() });
  };
}
