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

/**
 * A form that is validated by the page. It uses POST, so that its fields never appear in the URL even if the browser
 * submits it natively.
 */
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
  /** A view has only one primary button, so pages with several forms use outlined ones. */
  variant?: 'primary' | 'outline' | undefined;
  className?: string;
  children: string;
};

/** Submits a form. Disabled until hydration, because before that the browser would submit the password natively. */
export function SubmitButton({
  isBusy,
  busyLabel,
  variant,
  className,
  children,
}: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <Button
      type="submit"
      variant={variant}
      size={variant === 'outline' ? undefined : 'lg'}
      className={className}
      isBusy={isBusy}
      busyLabel={busyLabel}
      disabled={!isHydrated}
    >
      {children}
    </Button>
  );
}

/** Returns a function for the error message below a field; undefined if the field is valid. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslations('auth.fields');
  return useCallback(
    // The schemas of lib/auth use these keys as their messages.
    (error) => (error ? t(error.message as FieldProblem) : undefined),
    [t],
  );
}

/** A success message above the form, announced by screen readers when it appears. */
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
  /** The shop's own message; empty if there is none. */
  message: string;
};

/** Maps a failed sign-in to an error message. */
export function toAuthError(reason: SignInProblem): AuthError {
  return { key: getProblemKey(reason), message: reason.by === 'shop' ? reason.message : '' };
}

/** Maps a problem to an error message for forms that ask for the password only. */
export function toPasswordError(problem: IdentityProblem): AuthError {
  if (problem === 'wrongCredentials') return { key: 'wrongPassword', message: '' };
  return { key: problem === 'emailTaken' ? 'newEmailTaken' : problem, message: '' };
}

type LinkWords = (chunks: ReactNode) => ReactNode;

type AuthErrorNoteProps = {
  /** A new object for each failure, so that the same error is announced again. */
  problem: AuthError | null;
  /** The links that some messages contain. */
  links?: { signIn: LinkWords; forgot: LinkWords };
};

const renderText: LinkWords = (chunks) => chunks;

/** An error message above the form. The focus moves to it. */
export function AuthErrorNote({
  problem,
  links = { signIn: renderText, forgot: renderText },
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

/** The email address used to sign in. */
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
  /** The label if the code does not come from an email. */
  label?: string;
};

/** A six-digit code. Pasted spaces and dashes are ignored. */
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
