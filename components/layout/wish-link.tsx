'use client';

import { useWishes } from '@/lib/browser/keep/wish-store';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';

const wishPath = '/wish-list';

interface Props {
  readonly label: string;
  /** With its name, where there is room. */
  readonly isWritten?: boolean;
}

/** Leads to what is kept in mind, with how much that is. */
export function WishLink({ label, isWritten = false }: Props) {
  const { length } = useWishes();
  return (
    <Link
      href={wishPath}
      prefetch={false}
      className={isWritten ? undefined : 'lt-wishes'}
      aria-label={length === 0 ? label : `${label} (${length})`}
      aria-current={usePathname() === wishPath ? 'page' : undefined}
    >
      {isWritten && label}
      {length > 0 && <span className="lt-count">{length}</span>}
    </Link>
  );
}
