'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import type { IdentityProblem } from '@/lib/browser/identity/run-identity-call';
import { confirmMfaSetup, type MfaSetup } from '@/lib/browser/identity/second-factor';
import { isVerificationCode, normalizeCode } from '@/lib/browser/identity/auth-schemas';
import { getMfaProblemKey } from './mfa-problem-key';
import '@/styles/on-demand/field-errors.scss';

type Props = { setup: MfaSetup; onDone: () => void; onCancel: () => void };

/** The QR code and key for the authenticator app, and the field for its first code. */
export function MfaSetupForm({ setup, onDone, onCancel }: Props) {
  const t = useTranslations('account.mfa');
  const titleId = useId();
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<IdentityProblem | 'format' | null>(null);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    const normalized = normalizeCode(code);
    if (!isVerificationCode(normalized)) return setProblem('format');
    setIsBusy(true);
    setProblem(null);
    const answer = await confirmMfaSetup(normalized);
    setIsBusy(false);
    if (answer.ok) onDone();
    else setProblem(answer.problem);
  }

  return (
    <form onSubmit={(event) => void confirm(event)} noValidate aria-labelledby={titleId}>
      <p id={titleId}>{t('scan')}</p>
      <QrCode text={setup.uri} label={t('qr')} />
      <p>
        <span className="text-2">{t('secret')}</span>
        <br />
        <span className="num text-break" translate="no">
          {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </span>
      </p>
      {problem && problem !== 'format' && (
        <p className="invalid-feedback d-block" role="alert">
          {t(getMfaProblemKey(problem))}
        </p>
      )}
      <TextField
        label={t('label')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="num"
        fieldClassName="mb-3"
        error={problem === 'format' ? t('code') : undefined}
        autoFocus
      />
      <div className="d-flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy} busyLabel={t('busy')}>
          {t('confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Renders the QR code in the browser, so that the secret is not sent to a third party. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>([]);

  useEffect(() => {
    let isCurrent = true;
    void import('uqr').then(({ encode }) => {
      if (isCurrent) setRows(encode(text, { border: 4 }).data);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);

  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = rows.length || 1;
  return (
    <svg
      className="d-block mb-3 bg-white"
      width={220}
      height={220}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
