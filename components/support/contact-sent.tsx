'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Note } from '../ui/note';

type Props = { email: string; onAgain: () => void };

/** That it arrived and what happens next; the keyboard and screen readers go on from here. */
export function ContactSent({ email, onAgain }: Props) {
  const t = useTranslations('contact.sent');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="d-grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="mb-0">
        {t('title')}
      </h2>
      <Note tone="ok">
        <span className="text-break">{t('text', { email })}</span>
      </Note>
      <div>
        <Button variant="outline" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
