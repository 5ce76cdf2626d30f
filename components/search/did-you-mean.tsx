import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { searchPath } from '@/domain/search/search-path';
import { Link } from '@/lib/platform/i18n/navigation';

type DidYouMeanProps = {
  proposal: string;
  /** In place of going to the results. */
  onClick?: ComponentProps<typeof Link>['onClick'];
};

/** The query as it was probably meant. */
export function DidYouMean({ proposal, onClick }: DidYouMeanProps) {
  const t = useTranslations('searchBox');
  const taken = onClick === undefined ? {} : { onClick };
  return (
    <p className="mb-0">
      {t.rich('meant', {
        proposal,
        link: (words) => (
          <Link className="lt-link" href={searchPath(proposal)} prefetch={false} {...taken}>
            {words}
          </Link>
        ),
      })}
    </p>
  );
}
