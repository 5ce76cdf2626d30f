'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import {
  hasOrderNumberField,
  contactTopics,
  parseContactTopic,
} from '@/domain/customer/contact-topics';
import {
  type ContactFields,
  contactSchema,
  maxContactMessageLength,
} from '@/lib/browser/customer-requests/customer-request-form-schemas';
import { postForm } from '@/lib/browser/customer-requests/post-form';
import { track } from '@/lib/browser/tracking/track';
import { CustomerRequestForm } from '@/components/ui/form/customer-request-form';
import { CustomerRequestSent } from '@/components/ui/form/customer-request-form';
import { SelectField, TextField } from '@/components/ui/form/field';
import { MessageField } from '@/components/ui/form/message-field';
import { usePreHydrationForm } from '@/components/ui/form/use-pre-hydration-form';
import { useCustomerRequest } from '@/components/ui/form/customer-request-form';

const nothing: ContactFields = {
  topic: 'order',
  name: '',
  email: '',
  orderNumber: '',
  text: '',
  website: '',
};

/** The contact form. The input is kept after errors. The topic can be preset by the URL (`?topic=press`). */
export function ContactForm() {
  const t = useTranslations('contact');
  const language = useLocale();
  const { register, handleSubmit, control, setValue, formState, reset } = usePreHydrationForm({
    resolver: zodResolver(contactSchema),
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const {
    sentTo,
    failure,
    submit,
    reset: again,
  } = useCustomerRequest<ContactFields>(async (fields, facts) => {
    const answer = await postForm('/api/contact', { ...fields, ...facts }, language);
    if (answer.kind === 'done') track({ name: 'generate_lead', source: 'contact' });
    return answer;
  }, t('noAnswer'));
  const topic = useWatch({ control, name: 'topic' });

  useEffect(() => {
    const given = parseContactTopic(new URLSearchParams(window.location.search).get('topic'));
    if (given) setValue('topic', given);
  }, [setValue]);

  async function send(typed: ContactFields) {
    const isTaken = await submit(
      hasOrderNumberField(typed.topic) ? typed : { ...typed, orderNumber: '' },
    );
    if (isTaken) reset(nothing);
  }

  const field = (name: 'name' | 'email' | 'orderNumber') => ({
    ...register(name),
    label: t(`fields.${name}`),
    error: errors[name] && t(`errors.${name}`),
  });

  if (sentTo !== null)
    return (
      <CustomerRequestSent
        title={t('sent.title')}
        text={t('sent.text', { email: sentTo })}
        newRequestLabel={t('sent.again')}
        onNewRequest={again}
      />
    );
  return (
    <CustomerRequestForm
      onSubmit={handleSubmit(send)}
      isBusy={isSubmitting}
      failure={failure}
      honeypot={register('website')}
      labels={{
        honeypot: t('fields.website'),
        failed: t('failed'),
        send: t('send'),
        busy: t('busy'),
      }}
      size="lg"
    >
      <SelectField {...register('topic')} label={t('fields.topic')}>
        {contactTopics.map((one) => (
          <option key={one} value={one}>
            {t(`topics.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('name')} autoComplete="name" />
      <TextField
        {...field('email')}
        hint={t('fields.emailHint')}
        type="email"
        autoComplete="email"
      />
      {hasOrderNumberField(topic) && (
        <TextField {...field('orderNumber')} isOptional autoComplete="off" />
      )}
      <MessageField
        {...register('text')}
        rows={7}
        label={t('fields.text')}
        hint={t('fields.textHint')}
        error={errors.text && t('errors.text', { max: maxContactMessageLength })}
      />
    </CustomerRequestForm>
  );
}
