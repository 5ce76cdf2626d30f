'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { TitledSection } from '@/components/ui/titled-section';
import type { IdentityProblem } from '@/lib/browser/identity/run-identity-call';
import { getMfaState, type MfaSetup, startMfaSetup } from '@/lib/browser/identity/second-factor';
import { showToast } from '@/lib/browser/state/toasts';
import { MfaDisableForm } from './mfa-disable-form';
import { MfaSetupForm } from './mfa-setup-form';
import { getMfaProblemKey } from './mfa-problem-key';
import '@/styles/on-demand/field-errors.scss';

type State = 'loading' | 'on' | 'off' | IdentityProblem;

/** Two-step sign-in: its state, the setup of an authenticator app, and switching it off. */
export function SecondFactor() {
  const t = useTranslations('account.mfa');
  const [state, setState] = useState<State>('loading');
  const [setup, setSetup] = useState<MfaSetup | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<IdentityProblem | null>(null);

  useEffect(() => {
    if (!hasShopFeature('identitySignIn')) return;
    void getMfaState().then((answer) =>
      setState(answer.ok ? (answer.value.isEnabled ? 'on' : 'off') : answer.problem),
    );
  }, []);

  async function start() {
    setIsBusy(true);
    setProblem(null);
    const answer = await startMfaSetup();
    setIsBusy(false);
    if (answer.ok) setSetup(answer.value);
    else setProblem(answer.problem);
  }

  function endDisabling() {
    setIsEditing(false);
    setState('off');
    showToast({ title: t('disabledTitle'), message: t('disabled'), variant: 'success' });
  }

  const finish = useCallback(() => {
    setSetup(null);
    setState('on');
    showToast({ title: t('enabledTitle'), message: t('enabled'), variant: 'success' });
  }, [t]);

  const isKnown = state === 'on' || state === 'off';
  return (
    <TitledSection title={t('title')} text={t('text')} needs="identitySignIn">
      {!isKnown && (
        <p role="status">{state === 'loading' ? t('loading') : t(getMfaProblemKey(state))}</p>
      )}
      {isKnown && !setup && <p role="status">{t(state)}</p>}
      {problem && (
        <p className="invalid-feedback d-block" role="alert">
          {t(getMfaProblemKey(problem))}
        </p>
      )}
      {setup && <MfaSetupForm setup={setup} onDone={finish} onCancel={() => setSetup(null)} />}
      {state === 'off' && !setup && (
        <Button
          variant="outline"
          isBusy={isBusy}
          busyLabel={t('busy')}
          onClick={() => void start()}
        >
          {t('enable')}
        </Button>
      )}
      {state === 'on' && isEditing && (
        <MfaDisableForm onDone={endDisabling} onCancel={() => setIsEditing(false)} />
      )}
      {state === 'on' && !isEditing && (
        <>
          <p className="text-2">{t('lost')}</p>
          <Button variant="outline" onClick={() => setIsEditing(true)}>
            {t('disable')}
          </Button>
        </>
      )}
    </TitledSection>
  );
}
