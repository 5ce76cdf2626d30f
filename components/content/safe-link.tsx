import type { ReactNode } from 'react';
import { decodeEntities } from '@/domain/content/decode-entities';
import { safeHref } from '@/domain/content/safe-href';
import { Link } from '@/lib/platform/i18n/navigation';

type SafeLinkProps = { address: string; className?: string; children: ReactNode };

/** A link an editor wrote; without an address a text may lead to it is just its words. */
export function SafeLink({ address, className, children }: SafeLinkProps) {
  const href = safeHref(decodeEntities(address));
  if (!href) return children;
  if (href.startsWith('/'))
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={href} className={className} rel={href.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
