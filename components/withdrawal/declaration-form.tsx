'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import {
  type DeclarationValues,
  declarationSchema,
  maxDeclarationLength,
} from '@/lib/browser/enquiries/declaration-schema';
import { shownEmail } from '@/domain/customer/shown-email';
import { useIsCustomer } from '@/lib/browser/sign-in/use-is-customer';
import { Button } from '../ui/form/button';
import { TextField } from '../ui/form/field';
import { MessageField } from '../ui/form/message-field';
import { useEarlyForm } from '../ui/late/use-early-form';

type Props = { typed: DeclarationValues; onChecked: (declaration: DeclarationValues) => void };

/**
 * Who withdraws from which order, and where the receipt goes. The order's number may come with the address (?order=), name and e-mail
 * come from the account of who is signed in; everything can be changed.
 */
export function DeclarationForm({ typed, onChecked }: Props) {
  const t = useTranslations('withdrawal');
  const isCustomer = useIsCustomer();
  const { register, handleSubmit, setValue, getValues, formState } = useEarlyForm({
    resolver: zodResolver(declarationSchema),
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
    void import('@/lib/browser/shop/person-api')
      .then(({ loadPerson }) => loadPerson())
      .then((answer) => {
        if (answer.kind !== 'done') return;
        fill('name', answer.value.name);
        fill('email', shownEmail(answer.value.email));
      })
      // Without it everything is typed, as by those without an account.
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
