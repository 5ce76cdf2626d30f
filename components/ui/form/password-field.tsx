'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { listBrokenPasswordRules, passwordRules } from '@/domain/customer/password-policy';
import '@/styles/on-demand/field-errors.scss';
import '@/styles/on-demand/password-fields.scss';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** Purpose of the field for password managers: the current or a new password. */
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  /** Content at the end of the label's line, such as a link. With the keyboard it is reached after the field. */
  aside?: ReactNode;
};

/**
 * A password field with a button that shows the password, and a caps lock warning. Requires the messages of the
 * namespace `password`.
 */
export function PasswordField({
  label,
  error,
  aside,
  id,
  className,
  'aria-describedby': describedBy,
  onKeyDown,
  onKeyUp,
  ...input
}: PasswordFieldProps) {
  const t = useTranslations('password');
  const ownId = useId();
  const controlId = id ?? ownId;
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const errorId = `${controlId}-note`;

  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setIsCapsLockOn(event.getModifierState('CapsLock'));

  return (
    <div className="lt-password">
      <label className="form-label" htmlFor={controlId}>
        {label}
      </label>
      <div className="lt-password-control">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={controlId}
          type={isShown ? 'text' : 'password'}
          className={['form-control', error && 'is-invalid', className].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId, describedBy].filter(Boolean).join(' ') || undefined}
          onKeyDown={(event) => {
            watchCapsLock(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            watchCapsLock(event);
            onKeyUp?.(event);
          }}
        />
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-controls={controlId}
          aria-label={t(isShown ? 'hideName' : 'showName', { label })}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'hide' : 'show')}
        </button>
      </div>
      {aside && <div className="lt-password-aside small">{aside}</div>}
      <div role="status">{isCapsLockOn && <div className="form-text">{t('capsLock')}</div>}</div>
      {error && (
        <div id={errorId} className="invalid-feedback d-block">
          {error}
        </div>
      )}
    </div>
  );
}

/**
 * The rules for a new password, checked off while typing. Each change is announced to screen readers (Specification
 * §5).
 */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const t = useTranslations('password.rules');
  const broken = listBrokenPasswordRules(password);
  return (
    <ul id={id} className="lt-password-rules" aria-label={t('label')} aria-live="polite">
      {passwordRules.map((rule) => {
        const isMet = !broken.includes(rule);
        return (
          <li key={rule} className={isMet ? 'text-success' : 'text-2'}>
            <span aria-hidden="true">{isMet ? '✓' : '○'}</span> {t(rule)}
            <span className="visually-hidden"> {t(isMet ? 'met' : 'missing')}</span>
          </li>
        );
      })}
    </ul>
  );
}
