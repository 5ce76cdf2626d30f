'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/form/button';
import { TextField } from '@/components/ui/form/field';
import { Note } from '@/components/ui/message/note';
import type { NewCredentials } from '@/domain/b2b/stock-connect';
import { showToast } from '@/lib/browser/state/toasts';
import './stock-connect.scss';

type Props = { readonly credentials: NewCredentials; readonly onDone: () => void };

/** A new key, told this once. It lives in this part of the page only and is gone with it. */
export function NewSecret({ credentials, onDone }: Props) {
  const t = useTranslations('b2b.stockConnect.secret');
  const field = useRef<HTMLInputElement>(null);
  const { secret } = credentials;
  useEffect(() => field.current?.focus(), [secret]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ message: t('copied'), variant: 'success' });
    } catch {
      // A browser that forbids it: the key is marked instead.
      field.current?.select();
      showToast({ message: t('copyByHand') });
    }
  };

  return (
    <Note className="mb-4">
      <b>{t('title')}</b>
      <p>{t('text')}</p>
      <div className="lt-connect-secret mb-3">
        <TextField
          ref={field}
          label={t('label')}
          value={secret}
          readOnly
          className="num"
          autoComplete="off"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
      <Button variant="quiet" onClick={onDone}>
        {t('done')}
      </Button>
    </Note>
  );
}
