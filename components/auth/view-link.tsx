'use client';

import type { MouseEvent, ReactNode } from 'react';
import { loginQuery, type LoginView } from '@/domain/session/login-query';
import { Link } from '@/lib/platform/i18n/navigation';
import { useLoginFlow } from './login-flow';

/** A link to another view of the login page: changes the address without asking the server, opens tabs as links do. */
export function ViewLink({ view, children }: { view: LoginView; children: ReactNode }) {
  const { query, goTo } = useLoginFlow();
  const search = loginQuery(view, query);
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(view);
  };
  return (
    <Link href={search === '' ? '/login' : `/login?${search}`} onClick={show}>
      {children}
    </Link>
  );
}
