'use client';

import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react';
import { withLanguage } from './language-path';
import { isAskedAhead, isPrefetchSensible, usePrefetchAllowed } from './prefetch';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { readonly href: string };

/**
 * A link within the language; its address is given without it. What a visitor points at or reaches by keyboard is asked for at
 * once, also where `prefetch` is false; the rest once the page is idle. Never on a slow or metered connection or offline (Spec
 * §9), and some pages never.
 */
export function Link({ href, prefetch, onPointerEnter, onFocus, ...props }: LinkProps) {
  const isIdle = usePrefetchAllowed();
  const [isIntended, setIsIntended] = useState(false);
  const language = useLocale();
  const isWanted = isIntended || (isIdle && prefetch !== false);

  const intend = () => {
    if (isPrefetchSensible(navigator.connection, navigator.onLine)) setIsIntended(true);
  };
  return (
    <NextLink
      {...props}
      href={withLanguage(href, language)}
      prefetch={isWanted && isAskedAhead(href) ? prefetch || null : false}
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
