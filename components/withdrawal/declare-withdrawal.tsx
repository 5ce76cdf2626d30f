'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { WithdrawalOutcome } from '@/domain/withdrawal/withdrawal-outcome';
import type { DeclarationValues } from '@/lib/browser/enquiries/declaration-schema';
import { sendDeclaration } from '@/lib/browser/enquiries/send-declaration';
import { sayWhy } from '@/lib/platform/http/answer';
import { DeclarationCheck } from './declaration-check';
import { DeclarationForm } from './declaration-form';
import { DeclarationReceived } from './declaration-received';

type Step =
  | { name: 'form' }
  | { name: 'check'; key: string; failure: string | null; isBusy: boolean }
  | { name: 'received'; key: string; receivedAt: string; outcome: WithdrawalOutcome | null };

const nothing: DeclarationValues = { name: '', orderNumber: '', email: '', text: '' };

/**
 * Withdrawing from a contract in two steps without signing in (§ 356a BGB): the form, everything to check, then the receipt with day
 * and time. What was typed stays through failures; a declaration sent again acts once.
 */
export function DeclareWithdrawal() {
  const t = useTranslations('withdrawal.check');
  const language = useLocale();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [declaration, setDeclaration] = useState(nothing);
  const top = useFocusOnChange(step.name);

  function check(typed: DeclarationValues) {
    setDeclaration(typed);
    setStep({ name: 'check', key: crypto.randomUUID(), failure: null, isBusy: false });
  }

  async function confirm(key: string) {
    setStep({ name: 'check', key, failure: null, isBusy: true });
    const answer = await sendDeclaration(declaration, key, language);
    if (answer.kind === 'done') setStep({ name: 'received', key, ...answer.value });
    else setStep({ name: 'check', key, failure: sayWhy(answer, t('noAnswer')), isBusy: false });
  }

  return (
    <div ref={top} tabIndex={-1} className="col-lg-8 col-xl-6">
      {step.name === 'form' && <DeclarationForm typed={declaration} onChecked={check} />}
      {step.name === 'check' && (
        <DeclarationCheck
          declaration={declaration}
          failure={step.failure}
          isBusy={step.isBusy}
          onConfirm={() => void confirm(step.key)}
          onBack={() => setStep({ name: 'form' })}
        />
      )}
      {step.name === 'received' && (
        <DeclarationReceived
          declaration={declaration}
          receivedAt={step.receivedAt}
          outcome={step.outcome}
          receipt={`/api/withdrawals/receipts/${step.key}?lang=${language}`}
        />
      )}
    </div>
  );
}

/** A screen reader and the keyboard begin at the top of the new step; on arrival the page's own beginning is right. */
function useFocusOnChange(step: Step['name']) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  return top;
}
