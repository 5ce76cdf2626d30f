'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { PasswordField } from '@/components/ui/form/password-field';
import type { IdentityProblem } from '@/lib/browser/identity/run-identity-call';
import { disableMfa } from '@/lib/browser/identity/second-factor';
import { getMfaProblemKey } from './mfa-problem-key';
import '@/styles/on-demand/field-errors.scss';

type Props = { onDone: () => void; onCancel: () => void };

/** Asks for the password before two-step sign-in is switched off, so that an unlocked device is not sufficient. */
export function MfaDisableForm({ onDone, onCancel }: Props) {
  const t = useTranslations('account.mfa');
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<IdentityProblem | 'empty' | null>(null);

  async function disable(event: FormEvent) {
    event.preventDefault();
    if (password === '') {
      setProblem('empty');
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    setProblem(null);
    const answer = await disableMfa(password);
    setIsBusy(false);
    if (answer.ok) onDone();
    else setProblem(answer.problem);
  }

  return (
    <form onSubmit={(event) => void disable(event)} noValidate>
      <p>{t('disableText')}</p>
      {problem && problem !== 'empty' && (
        <p className="invalid-feedback d-block" role="alert">
          {t(getMfaProblemKey(problem))}
        </p>
      )}
      <PasswordField
        id="mfa-disable-password"
        label={t('password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem === 'empty' ? t('passwordMissing') : undefined}
        ref={field}
        autoFocus
      />
      <div className="d-flex flex-wrap gap-2 mt-3">
        <Button type="submit" isBusy={isBusy} busyLabel={t('busy')}>
          {t('disable')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
