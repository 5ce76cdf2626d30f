'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Note } from '../ui/note';

type Props = { email: string; dealer: string; onAgain: () => void };

/** That the request arrived and what happens next; the keyboard and screen readers go on from here. */
export function TestRideSent({ email, dealer, onAgain }: Props) {
  const t = useTranslations('testRide.sent');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section id="test-ride" className="lt-panel d-grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="h3 mb-0">
        {t('title')}
      </h2>
      <Note tone="ok">
        <span className="text-break">{t('text', { email, dealer })}</span>
      </Note>
      <div>
        <Button variant="outline" onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
    </section>
  );
}
