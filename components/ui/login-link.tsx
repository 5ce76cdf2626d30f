'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps, MouseEvent } from 'react';
import { buildLoginHref } from '@/domain/session/login-url';
import { useHydrated } from '@/lib/browser/hydration/use-hydrated';
import { Link, usePathname, useRouter } from '@/lib/platform/i18n/navigation';

type Props = Omit<ComponentProps<typeof Link>, 'href'>;

/** A link to the login page that returns to the current page with the query at the time of the click. */
export function LoginLink({ onClick, ...props }: Props) {
  const language = useLocale();
  const path = usePathname();
  const router = useRouter();
  const isHydrated = useHydrated();

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    router.push(buildLoginHref(`${path}${window.location.search}`, language));
  };
  return (
    <Link
      {...props}
      href={isHydrated ? buildLoginHref(path, language) : '/login'}
      onClick={follow}
    />
  );
}
