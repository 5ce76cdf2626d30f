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
} from 'react';
import { shownEmail } from '@/domain/customer/shown-email';
import { forgetHandedPassword, handedPassword } from '@/lib/browser/sign-in/handed-password';
import { forgetEmail, keepEmail, keptEmail } from '@/lib/browser/sign-in/login-email';
import {
  type LoginQuery,
  loginQuery,
  type LoginView,
  readLoginQuery,
} from '@/domain/session/login-query';
import type { SignInProblem } from '@/lib/browser/sign-in/sign-in';
import { useUrlQuery } from '@/lib/browser/state/url-query';

/** What is typed and travels from view to view. */
type Draft = { email: string; phone: string };

/** What one view hands to the next, and the page before to the first. It lives in memory only and is gone with the next change of view. */
type Handover = {
  notice: 'confirmed' | 'passwordSet' | 'notConfirmed' | 'notConfirmedNoMail' | null;
  failure: SignInProblem | null;
  /** For signing in as soon as the e-mail address is confirmed. */
  password: string | null;
};

type LoginFlow = Handover & {
  query: LoginQuery;
  draft: Draft;
  /** When the last code was sent, in milliseconds of Date.now(); null when this page sent none. */
  codeSentAt: number | null;
  keep: (typed: Partial<Draft>) => void;
  noteCodeSent: () => void;
  goTo: (view: LoginView, handover?: Partial<Handover>) => void;
  forget: () => void;
};

const nothing: Handover = { notice: null, failure: null, password: null };

const Flow = createContext<LoginFlow | null>(null);

/** The way through the login page. Throws outside of it. */
export function useLoginFlow(): LoginFlow {
  const flow = useContext(Flow);
  if (!flow) throw new Error('This belongs on the login page.');
  return flow;
}

type Props = {
  /** Called after a change of view that the visitor caused, back button included. */
  onViewChange: (view: LoginView) => void;
  children: ReactNode;
};

/** Holds the view, which the address names, and what travels between views. */
export function LoginFlowProvider({ onViewChange, children }: Props) {
  const language = useLocale();
  const [search, writeQuery] = useUrlQuery();
  const query = useMemo(() => readLoginQuery(search, language), [search, language]);
  const [draft, setDraft] = useState<Draft>(() => ({ email: shownEmail(keptEmail()), phone: '' }));
  const [handover, setHandover] = useState<Handover>(() => ({
    ...nothing,
    password: handedPassword(keptEmail()),
  }));
  const [codeSentAt, setCodeSentAt] = useState<number | null>(null);
  const isWalking = useRef(false);

  const keep = useCallback((typed: Partial<Draft>) => {
    const { email } = typed;
    setDraft((before) => ({
      ...before,
      ...typed,
      ...(email !== undefined && { email: shownEmail(email) }),
    }));
    if (email !== undefined) keepEmail(email);
  }, []);

  const goTo = useCallback(
    (view: LoginView, more: Partial<Handover> = {}) => {
      isWalking.current = true;
      setHandover({ ...nothing, ...more });
      writeQuery(loginQuery(view, query), 'push');
    },
    [query, writeQuery],
  );

  useEffect(() => {
    const walk = () => {
      isWalking.current = true;
    };
    window.addEventListener('popstate', walk, { capture: true });
    return () => window.removeEventListener('popstate', walk, { capture: true });
  }, []);

  useEffect(() => {
    if (isWalking.current) onViewChange(query.view);
    isWalking.current = false;
  }, [query.view, onViewChange]);

  const flow = useMemo<LoginFlow>(
    () => ({
      ...handover,
      query,
      draft,
      codeSentAt,
      keep,
      noteCodeSent: () => setCodeSentAt(Date.now()),
      goTo,
      forget: () => {
        forgetEmail();
        forgetHandedPassword();
        setHandover(nothing);
      },
    }),
    [handover, query, draft, codeSentAt, keep, goTo],
  );
  return <Flow value={flow}>{children}</Flow>;
}
