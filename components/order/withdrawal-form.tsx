'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations, useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import {
  type DeclarationValues,
  withdrawalDeclarationSchema,
  maxDeclarationLength,
} from '@/lib/browser/customer-requests/customer-request-form-schemas';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { useIsCustomer } from '@/lib/browser/session/use-is-customer';
import { Button } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import { MessageField } from '@/components/ui/form/message-field';
import { usePreHydrationForm } from '@/components/ui/form/use-pre-hydration-form';
import type { WithdrawalResult } from '@/domain/order/withdrawal';
import { sendWithdrawalDeclaration } from '@/lib/browser/customer-requests/send-withdrawal-declaration';
import { formatServiceCallFailure } from '@/lib/platform/http/service-call-result';
import { WithdrawalReview, WithdrawalReceipt } from './withdrawal-receipt';

type Props = { typed: DeclarationValues; onChecked: (declaration: DeclarationValues) => void };

/**
 * The fields of a withdrawal: name, order and the email address for the receipt. The order number can be preset by the
 * URL (`?order=`); name and email are preset for signed-in customers. All fields can be changed.
 */
export function WithdrawalFields({ typed, onChecked }: Props) {
  const t = useTranslations('withdrawal');
  const isCustomer = useIsCustomer();
  const { register, handleSubmit, setValue, getValues, formState } = usePreHydrationForm({
    resolver: zodResolver(withdrawalDeclarationSchema),
    defaultValues: typed,
  });
  const { errors } = formState;

  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('order');
    if (given && typed.orderNumber === '') setValue('orderNumber', given.slice(0, 40));
  }, [setValue, typed.orderNumber]);

  useEffect(() => {
    if (!isCustomer) return;
    let isOver = false;
    const fill = (name: 'name' | 'email', text: string) => {
      if (!isOver && text !== '' && getValues(name) === '') setValue(name, text);
    };
    void import('@/lib/browser/account/load-contact-person')
      .then(({ loadContactPerson }) => loadContactPerson())
      .then((answer) => {
        if (answer.kind !== 'done') return;
        fill('name', answer.value.name);
        fill('email', toDisplayEmail(answer.value.email));
      })
      // If the customer cannot be loaded, no field is preset.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isCustomer, getValues, setValue]);

  const field = (name: 'name' | 'orderNumber' | 'email') => ({
    ...register(name),
    label: t(`fields.${name}`),
    error:
      errors[name] && t(errors[name].message === 'address' ? 'errors.address' : `errors.${name}`),
  });

  return (
    <form method="post" onSubmit={handleSubmit(onChecked)} noValidate className="d-grid gap-4">
      <div>
        <h1>{t('title')}</h1>
        <p className="lead mb-0">{t('lead')}</p>
      </div>
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('orderNumber')} hint={t('fields.orderNumberHint')} autoComplete="off" />
      <TextField
        {...field('email')}
        hint={t('fields.emailHint')}
        type="email"
        autoComplete="email"
      />
      <MessageField
        {...register('text')}
        isOptional
        label={t('fields.text')}
        hint={t('fields.textHint')}
        error={errors.text && t('errors.text', { max: maxDeclarationLength })}
        autoComplete="off"
      />
      <div>
        <Button type="submit" size="lg">
          {t('toCheck')}
        </Button>
      </div>
    </form>
  );
}

type Step =
  | { name: 'form' }
  | { name: 'check'; key: string; failure: string | null; isBusy: boolean }
  | { name: 'received'; key: string; receivedAt: string; outcome: WithdrawalResult | null };

const nothing: DeclarationValues = { name: '', orderNumber: '', email: '', text: '' };

/**
 * The form to withdraw from a contract without signing in (§ 356a BGB), in two steps: the form and a review. Then it
 * shows the receipt with date and time. The input is kept after errors; submitting a declaration again has no further
 * effect.
 */
export function WithdrawalForm() {
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
    const answer = await sendWithdrawalDeclaration(declaration, key, language);
    if (answer.kind === 'done') setStep({ name: 'received', key, ...answer.value });
    else
      setStep({
        name: 'check',
        key,
        failure: formatServiceCallFailure(answer, t('noAnswer')),
        isBusy: false,
      });
  }

  return (
    <div ref={top} tabIndex={-1} className="col-lg-8 col-xl-6">
      {step.name === 'form' && <WithdrawalFields typed={declaration} onChecked={check} />}
      {step.name === 'check' && (
        <WithdrawalReview
          declaration={declaration}
          failure={step.failure}
          isBusy={step.isBusy}
          onConfirm={() => void confirm(step.key)}
          onBack={() => setStep({ name: 'form' })}
        />
      )}
      {step.name === 'received' && (
        <WithdrawalReceipt
          declaration={declaration}
          receivedAt={step.receivedAt}
          outcome={step.outcome}
          receipt={`/api/withdrawals/receipts/${step.key}?lang=${language}`}
        />
      )}
    </div>
  );
}

/** Returns a ref for the top of the form; the focus moves there when the step changes, but not on the first render. */
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
