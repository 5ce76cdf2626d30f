'use client';

import { useTranslations } from 'next-intl';
import { type PaginationState, toPageQuery } from '@/domain/dealer-account/pagination';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import './b2b.scss';

/** The pagination of a long list. Renders nothing for a single page. The page number is stored in the URL. */
export function Pagination({ pagination }: { readonly pagination: PaginationState }) {
  const t = useTranslations('b2b.pages');
  const { page, pages } = pagination;
  if (pages === 1) return null;
  return (
    <nav className="lt-b2b-pagination" aria-label={t('label')}>
      <PageLink page={page - 1} isThere={page > 1} rel="prev" text={t('previous')} />
      <p className="num" aria-live="polite">
        {t('position', { page, pages })}
      </p>
      <PageLink page={page + 1} isThere={page < pages} rel="next" text={t('next')} />
    </nav>
  );
}

type LinkProps = {
  readonly page: number;
  readonly isThere: boolean;
  readonly rel: 'prev' | 'next';
  readonly text: string;
};

/**
 * The link to the previous or next page. On the first or last page it is rendered without a target, so that the other
 * link keeps its position.
 */
function PageLink({ page, isThere, rel, text }: LinkProps) {
  const [query, write] = useUrlQuery();
  if (!isThere) return <span className="text-2">{text}</span>;
  const next = toPageQuery(query, page);
  return (
    <a
      href={next === '' ? '?' : `?${next}`}
      rel={rel}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        write(next, 'push');
        window.scrollTo({ top: 0 });
      }}
    >
      {text}
    </a>
  );
}
