import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { withLanguage } from './language-path';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  readonly href: string;
  /** False where a list has so many that none is asked for before somebody points at it. */
  readonly prefetch?: boolean;
};

/**
 * A link within the language; its address is given without it. It is nothing but an element, so that a page's links cost a browser no
 * script each: one listener for all follows them (decision 221). `prefetch` says whether it is asked for ahead of a wish.
 */
export function Link({ href, prefetch, ...props }: LinkProps) {
  const language = useLocale();
  return (
    <a
      {...props}
      href={withLanguage(href, language)}
      data-leads={prefetch === false ? 'asked' : ''}
    />
  );
}
