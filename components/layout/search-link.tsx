'use client';

import { openSearchInstead, wantSearch } from '@/lib/browser/state/search-panel';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';

const searchPath = '/search';

/** Opens the search above the page; without scripts and in a new tab it is a link to the search page. */
export function SearchLink({ label, className }: { label: string; className?: string }) {
  return (
    <Link
      href={searchPath}
      className={className}
      data-opens
      prefetch={false}
      aria-current={usePathname() === searchPath ? 'page' : undefined}
      onPointerEnter={wantSearch}
      onFocus={wantSearch}
      onClick={openSearchInstead}
    >
      {label}
    </Link>
  );
}
