'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import { useBirthdaySaving } from '@/lib/browser/shop/account-api';
import { birthdaySchema, earliestBirthday } from '@/lib/browser/shop/birthday';
import { today } from '@/lib/platform/i18n/days';
import '@/components/account/account.scss';

/** The day of birth; the shop can change it but not forget it. */
export function BirthdayForm({ birthday }: { birthday: string | null }) {
  const t = useTranslations('account.data.birthday');
  const { save, isBusy } = useBirthdaySaving();
  const [latest] = useState(today);
  const [isSaved, setIsSaved] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(birthdaySchema(latest)),
    // What the shop says later comes in, except over what is being typed.
    values: { day: birthday ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const error = formState.errors.day && t('invalid');

  const submit = handleSubmit(async ({ day }) => {
    setIsSaved(false);
    setHasFailed(false);
    const answer = await save(day);
    if (answer.kind === 'done') setIsSaved(true);
    else if (answer.kind !== 'sessionEnded') setHasFailed(true);
  });

  return (
    <form onSubmit={submit} noValidate className="mt-4">
      <div className="lt-birthday">
        <TextField
          {...register('day', { onChange: () => setIsSaved(false) })}
          id="birthday"
          type="date"
          label={t('label')}
          isOptional
          hint={t('hint')}
          error={error ?? (hasFailed ? t('failed') : undefined)}
          autoComplete="bday"
          min={earliestBirthday}
          max={latest}
        />
        <Button type="submit" variant="outline" isBusy={isBusy} busyLabel={t('busy')}>
          {t('save')}
        </Button>
      </div>
      <p role="status" className="text-moos small mb-0">
        {isSaved && t('saved')}
      </p>
    </form>
  );
}
