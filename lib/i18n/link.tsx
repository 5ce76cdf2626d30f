'use client';

import type { ComponentProps } from 'react';
import { intlNavigation } from './intl-navigation';
import { usePrefetchAllowed } from './prefetch';

const IntlLink = intlNavigation.Link;

type LinkProps = ComponentProps<typeof IntlLink>;

/** Pages that answer 401 to some: prefetching them would only fill the log. */
const guarded = /^\/(my-account|checkout)(\/|$)/;

/**
 * A link within the language. Prefetches once the page is idle and the connection is neither slow, metered nor offline
 * (Spec §9); guarded pages never.
 */
export function Link({ prefetch, ...props }: LinkProps) {
  const isAllowed = usePrefetchAllowed();
  const isGuarded = typeof props.href === 'string' && guarded.test(props.href);
  return <IntlLink {...props} prefetch={isAllowed && !isGuarded ? (prefetch ?? null) : false} />;
}
