'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { asksForOrder, contactTopics, toContactTopic } from '@/domain/contact/contact-topic';
import {
  type ContactFields,
  contactSchema,
  maxTextLength,
} from '@/lib/browser/enquiries/contact-schema';
import { sendContact } from '@/lib/browser/enquiries/send-contact';
import { Button } from '../ui/button';
import { SelectField, TextField } from '../ui/field';
import { MessageField } from '../ui/message-field';
import { Note } from '../ui/note';
import { ContactSent } from './contact-sent';
import { useMessageKey } from '../ui/use-message-key';
import { useTimeOpen } from '../ui/use-time-open';

const nothing: ContactFields = {
  topic: 'order',
  name: '',
  email: '',
  orderNumber: '',
  text: '',
  website: '',
};

/** A message to the company. What was typed stays through failures; the topic may come with the address (?topic=press). */
export function ContactForm() {
  const t = useTranslations('contact');
  const language = useLocale();
  const { register, handleSubmit, control, setValue, formState, reset } = useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: nothing,
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const timeOpen = useTimeOpen();
  const keyOf = useMessageKey();
  const topic = useWatch({ control, name: 'topic' });

  useEffect(() => {
    const given = toContactTopic(new URLSearchParams(window.location.search).get('topic'));
    if (given) setValue('topic', given);
  }, [setValue]);

  async function submit(typed: ContactFields) {
    setFailure(null);
    const fields = asksForOrder(typed.topic) ? typed : { ...typed, orderNumber: '' };
    const facts = { key: keyOf(fields), filledInMs: timeOpen() };
    const answer = await sendContact(fields, facts, language);
    if (!answer.ok) return setFailure(answer.message ?? t('noAnswer'));
    reset(nothing);
    setSentTo(typed.email);
  }

  if (sentTo !== null) return <ContactSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <form method="post" onSubmit={handleSubmit(submit)} noValidate className="d-grid gap-4">
      <SelectField {...register('topic')} label={t('fields.topic')}>
        {contactTopics.map((one) => (
          <option key={one} value={one}>
            {t(`topics.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...register('name')}
        label={t('fields.name')}
        error={errors.name && t('errors.name')}
        autoComplete="name"
      />
      <TextField
        {...register('email')}
        label={t('fields.email')}
        hint={t('fields.emailHint')}
        error={errors.email && t('errors.email')}
        type="email"
        autoComplete="email"
      />
      {asksForOrder(topic) && (
        <TextField
          {...register('orderNumber')}
          label={t('fields.orderNumber')}
          isOptional
          error={errors.orderNumber && t('errors.orderNumber')}
          autoComplete="off"
        />
      )}
      <MessageField
        {...register('text')}
        rows={7}
        label={t('fields.text')}
        hint={t('fields.textHint')}
        error={errors.text && t('errors.text', { max: maxTextLength })}
      />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {t('fields.website')}
          <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {failure !== null && (
        <Note tone="error" role="alert">
          <b>{t('failed')}</b> {failure}
        </Note>
      )}
      <div>
        <Button type="submit" size="lg" isBusy={isSubmitting} busyLabel={t('busy')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
