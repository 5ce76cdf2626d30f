'use client';

import { useLocale } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { Language } from '@/domain/locale/language';
import {
  clearSignUpPassword,
  findSignUpPassword,
  removeLoginEmail,
  saveLoginEmail,
  getLoginEmail,
} from '@/lib/browser/identity/login-form-state';
import {
  type LoginQuery,
  toLoginQuery,
  type LoginView,
  parseLoginQuery,
} from '@/domain/session/login-url';
import type { SignInProblem } from '@/lib/browser/identity/sign-in-problem';
import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import { Link } from '@/lib/platform/i18n/navigation';

/** Input that is kept when the view of the login page changes. */
type Draft = { email: string; phone: string };

/**
 * State handed from one view to the next, or from another page to the first view. It is kept in memory and cleared by
 * the next change of view.
 */
type Handover = {
  notice: 'confirmed' | 'passwordSet' | 'notConfirmed' | 'notConfirmedNoMail' | null;
  failure: SignInProblem | null;
  /** Password to sign in with as soon as the email address is confirmed; null when unknown. */
  password: string | null;
};

type LoginFlow = Handover & {
  query: LoginQuery;
  draft: Draft;
  /** Time at which the last code was sent, in epoch milliseconds; null if this page sent none. */
  codeSentAt: number | null;
  saveDraft: (typed: Partial<Draft>) => void;
  markCodeSent: () => void;
  goTo: (view: LoginView, handover?: Partial<Handover>) => void;
  clear: () => void;
};

const nothing: Handover = { notice: null, failure: null, password: null };

const Flow = createContext<LoginFlow | null>(null);

/** Returns the state of the login page. Throws outside of LoginFlowProvider. */
export function useLoginFlow(): LoginFlow {
  const flow = useContext(Flow);
  if (!flow) throw new Error('This belongs on the login page.');
  return flow;
}

/**
 * Parses the query of the login page. At a shop that does not accept ID tokens, no email address is confirmed by a code,
 * and the views that set a password become the one that explains how to get a new one.
 */
function parseAvailableQuery(search: string, language: Language): LoginQuery {
  const query = parseLoginQuery(search, language);
  if (hasShopFeature('identitySignIn')) return query;
  if (query.view === 'confirm') return { ...query, view: 'signIn' };
  const isPasswordView = query.view === 'reset' || query.view === 'change';
  return isPasswordView ? { ...query, view: 'forgot' } : query;
}

type Props = {
  /** Called after a change of view caused by the visitor, including the back button. */
  onViewChange: (view: LoginView) => void;
  children: ReactNode;
};

/** Provides the current view from the URL and the state carried over between views. */
export function LoginFlowProvider({ onViewChange, children }: Props) {
  const language = useLocale();
  const [search, writeQuery] = useUrlQuery();
  const query = useMemo(() => parseAvailableQuery(search, language), [search, language]);
  const [draft, setDraft] = useState<Draft>(() => ({
    email: toDisplayEmail(getLoginEmail()),
    phone: '',
  }));
  const [handover, setHandover] = useState<Handover>(() => ({
    ...nothing,
    password: findSignUpPassword(getLoginEmail()),
  }));
  const [codeSentAt, setCodeSentAt] = useState<number | null>(null);
  const hasNavigated = useRef(false);

  const saveDraft = useCallback((typed: Partial<Draft>) => {
    const { email } = typed;
    setDraft((before) => ({
      ...before,
      ...typed,
      ...(email !== undefined && { email: toDisplayEmail(email) }),
    }));
    if (email !== undefined) saveLoginEmail(email);
  }, []);

  const goTo = useCallback(
    (view: LoginView, more: Partial<Handover> = {}) => {
      hasNavigated.current = true;
      setHandover({ ...nothing, ...more });
      writeQuery(toLoginQuery(view, query), 'push');
    },
    [query, writeQuery],
  );

  useEffect(() => {
    const markNavigated = () => {
      hasNavigated.current = true;
    };
    window.addEventListener('popstate', markNavigated, { capture: true });
    return () => window.removeEventListener('popstate', markNavigated, { capture: true });
  }, []);

  useEffect(() => {
    if (hasNavigated.current) onViewChange(query.view);
    hasNavigated.current = false;
  }, [query.view, onViewChange]);

  const flow = useMemo<LoginFlow>(
    () => ({
      ...handover,
      query,
      draft,
      codeSentAt,
      saveDraft,
      markCodeSent: () => setCodeSentAt(Date.now()),
      goTo,
      clear: () => {
        removeLoginEmail();
        clearSignUpPassword();
        setHandover(nothing);
      },
    }),
    [handover, query, draft, codeSentAt, saveDraft, goTo],
  );
  return <Flow value={flow}>{children}</Flow>;
}

/**
 * A link to another view of the login page. Changes the URL without a server request; opens in a new tab like any link.
 */
export function LoginViewLink({ view, children }: { view: LoginView; children: ReactNode }) {
  const { query, goTo } = useLoginFlow();
  const search = toLoginQuery(view, query);
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
