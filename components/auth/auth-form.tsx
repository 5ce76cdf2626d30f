'use client';

import {
  type FormEventHandler,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  type ComponentProps,
} from 'react';
import { useHydrated } from '@/lib/browser/hydration/use-hydrated';
import { Button } from '@/components/ui/form/button';
import { useTranslations } from 'next-intl';
import type { FieldError } from 'react-hook-form';
import type { FieldProblem } from '@/lib/browser/identity/auth-schemas';
import { Note } from '@/components/ui/message/note';
import { getProblemKey, type ProblemKey, type SignInProblem } from '@/lib/browser/identity/sign-in';
import type { IdentityProblem } from '@/lib/browser/identity/run-identity-call';
import { TextField } from '@/components/ui/form/field';
import './auth.scss';

type AuthFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  className?: string;
  children: ReactNode;
};

/** A form whose fields the page checks itself. Were it ever sent by the browser, nothing of it would stand in the address. */
export function AuthForm({ onSubmit, className = 'd-grid gap-3', children }: AuthFormProps) {
  return (
    <form className={className} method="post" onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}

type SubmitButtonProps = {
  isBusy: boolean;
  busyLabel: string;
  /** primary stands once per view, so a page of several forms has outlined ones. */
  variant?: 'primary' | 'outline' | undefined;
  className?: string;
  children: string;
};

/** Sends a form, once the page has come alive: before that the browser itself would send the password away. */
export function SubmitButton({
  isBusy,
  busyLabel,
  variant,
  className,
  children,
}: SubmitButtonProps) {
  const isAlive = useHydrated();
  return (
    <Button
      type="submit"
      variant={variant}
      size={variant === 'outline' ? undefined : 'lg'}
      className={className}
      isBusy={isBusy}
      busyLabel={busyLabel}
      disabled={!isAlive}
    >
      {children}
    </Button>
  );
}

/** The sentence below a field that tells what to do; undefined while nothing is wrong. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslations('auth.fields');
  return useCallback(
    // The schemas of lib/auth name their problems by these keys.
    (error) => (error ? t(error.message as FieldProblem) : undefined),
    [t],
  );
}

/** What has worked, above the form, read out when it appears. */
export function SuccessNote({ title, text }: { title: string; text: string }) {
  return (
    <Note tone="ok" role="status" className="mb-4">
      <p>
        <b>{title}</b> {text}
      </p>
    </Note>
  );
}

export type AuthError = {
  key: ProblemKey | 'wrongPassword' | 'newEmailTaken';
  /** The shop's own words, where it found some. */
  message: string;
};

/** How a failed sign-in is told. */
export function toAuthError(reason: SignInProblem): AuthError {
  return { key: getProblemKey(reason), message: reason.by === 'shop' ? reason.message : '' };
}

/** How a refusal is told where only the password was asked for. */
export function toPasswordError(problem: IdentityProblem): AuthError {
  if (problem === 'wrongCredentials') return { key: 'wrongPassword', message: '' };
  return { key: problem === 'emailTaken' ? 'newEmailTaken' : problem, message: '' };
}

type LinkWords = (words: ReactNode) => ReactNode;

type AuthErrorNoteProps = {
  /** A new object for each failure, so that the same one twice is told twice. */
  problem: AuthError | null;
  /** The ways out some sentences name. */
  links?: { signIn: LinkWords; forgot: LinkWords };
};

const plain: LinkWords = (words) => words;

/** What went wrong, above the form; the focus moves to it (design README §9). */
export function AuthErrorNote({
  problem,
  links = { signIn: plain, forgot: plain },
}: AuthErrorNoteProps) {
  const t = useTranslations('auth.problems');
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem) note.current?.focus();
  }, [problem]);

  if (!problem) return null;
  return (
    <div className="lt-note is-error mb-4" role="alert" tabIndex={-1} ref={note}>
      <p>
        <b>{t(`${problem.key}.title`)}</b>{' '}
        {t.rich(`${problem.key}.text`, { ...links, message: problem.message })}
      </p>
    </div>
  );
}

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & {
  label?: string;
};

/** The sign-in name: an e-mail address. */
export function EmailField({ label, ...input }: EmailFieldProps) {
  const t = useTranslations('auth.fields');
  return (
    <TextField
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      type="email"
      label={label ?? t('emailLabel')}
    />
  );
}

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'type'> & {
  /** Where the digits come from something other than a mail. */
  label?: string;
};

/** Six digits; spaces and dashes that are pasted along do not matter. */
export function CodeField({ label, ...input }: Props) {
  const t = useTranslations('auth.fields');
  return (
    <TextField
      {...input}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      className="num lt-code-field"
      label={label ?? t('codeLabel')}
    />
  );
}
