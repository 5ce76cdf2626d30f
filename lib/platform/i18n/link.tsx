'use client';

import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react';
import { intlNavigation } from './intl-navigation';
import { isAskedAhead, isPrefetchSensible, usePrefetchAllowed } from './prefetch';

const IntlLink = intlNavigation.Link;

type LinkProps = ComponentProps<typeof IntlLink>;

/**
 * A link within the language. What a visitor points at or reaches by keyboard is asked for at once, also where `prefetch` is
 * false; the rest once the page is idle. Never on a slow or metered connection or offline (Spec §9), and some pages never.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...props }: LinkProps) {
  const isIdle = usePrefetchAllowed();
  const [isIntended, setIsIntended] = useState(false);
  const isAhead = typeof props.href !== 'string' || isAskedAhead(props.href);
  const isWanted = isIntended || (isIdle && prefetch !== false);

  const intend = () => {
    if (isPrefetchSensible(navigator.connection, navigator.onLine)) setIsIntended(true);
  };
  return (
    <IntlLink
      {...props}
      prefetch={isAhead && isWanted ? prefetch || null : false}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        onPointerEnter?.(event);
        intend();
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        onFocus?.(event);
        intend();
      }}
    />
  );
}
