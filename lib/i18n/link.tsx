'use client';

import type { ComponentProps } from 'react';
import { intlNavigation } from './intl-navigation';
import { isAskedAhead, usePrefetchAllowed } from './prefetch';

const IntlLink = intlNavigation.Link;

type LinkProps = ComponentProps<typeof IntlLink>;

/**
 * A link within the language. Prefetches once the page is idle and the connection is neither slow, metered nor offline
 * (Spec §9); some pages never.
 */
export function Link({ prefetch, ...props }: LinkProps) {
  const isAllowed = usePrefetchAllowed();
  const isAhead = typeof props.href !== 'string' || isAskedAhead(props.href);
  return <IntlLink {...props} prefetch={isAllowed && isAhead ? (prefetch ?? null) : false} />;
}
