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
import { Notice } from '@/components/ui/message/notice';
import { getProblemKey, type ProblemKey } from '@/lib/browser/identity/sign-in';
import type { SignInProblem } from '@/lib/browser/identity/sign-in-problem';
import type { IdentityProblem } from '@/lib/browser/identity/run-identity-call';
import { TextField } from '@/components/ui/form/field';
import './auth.scss';

type AuthFormProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  className?: string;
  children: ReactNode;
};

/**
 * A sign-in or account form, validated by the page's script. Its method is POST, so that the fields never appear in the
 * URL even if the browser submits the form without JavaScript.
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
  /** Style of the button. A view has only one primary button, so pages with several forms use `outline`. */
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

/** Returns a function that translates the validation error of a field; it returns undefined if the field is valid. */
export function useFieldError(): (error: FieldError | undefined) => string | undefined {
  const t = useTranslations('auth.fields');
  return useCallback(
    // The error messages of the form schemas are keys of auth.fields.
    (error) => (error ? t(error.message as FieldProblem) : undefined),
    [t],
  );
}

/** A success message above the form, announced by screen readers when it appears. */
export function SuccessNotice({ title, text }: { title: string; text: string }) {
  return (
    <Notice tone="ok" role="status" className="mb-4">
      <p>
        <b>{title}</b> {text}
      </p>
    </Notice>
  );
}

export type AuthError = {
  key: ProblemKey | 'wrongPassword' | 'newEmailTaken';
  /** The message of the shop service; empty if there is none. */
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
  /**
   * The error to show; null for none. Pass a new object for each failure, so that a repeated error is announced again.
   */
  problem: AuthError | null;
  /** The links that the error messages contain: to sign in, and to reset the password. */
  links?: { signIn: LinkWords; forgot: LinkWords };
};

const renderText: LinkWords = (chunks) => chunks;

/** An error message above the form, which receives the focus when it appears. */
export function AuthErrorNotice({
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
  /** Label of the field; needed if the code does not come from an email. */
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
