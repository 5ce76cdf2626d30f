'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/form/button';

/** The minimum time between two codes in ms, set by the identity provider. */
const waitMs = 60_000;

type Props = {
  /** Time at which the last code was sent, in epoch milliseconds; null if this page sent none. */
  sentAt: number | null;
  /** Sends a code. Resolves to the address it was sent to, or null if sending failed. */
  onSend: () => Promise<string | null>;
};

/** Requests another code and shows the remaining wait time. */
export function ResendCodeButton({ sentAt, onSend }: Props) {
  const t = useTranslations('auth.confirm');
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const seconds = useSecondsUntil(sentAt === null ? null : sentAt + waitMs);

  async function send() {
    setIsSending(true);
    setSentTo(null);
    setSentTo(await onSend());
    setIsSending(false);
  }

  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className="mt-4">
      <div className="d-flex flex-wrap align-items-center column-gap-2">
        <Button
          variant="quiet"
          isBusy={isSending}
          busyLabel={t('resendBusy')}
          disabled={seconds > 0}
          onClick={send}
        >
          {t('resend')}
        </Button>
        {seconds > 0 && <span className="text-2 num">{t('resendIn', { time })}</span>}
      </div>
      <p role="status" className="text-2 mb-0">
        {sentTo !== null && t('resent', { email: sentTo })}
      </p>
    </div>
  );
}

/**
 * Returns the whole seconds until a time given in epoch milliseconds, updated every second; 0 once the time has passed
 * and for null.
 */
function useSecondsUntil(momentMs: number | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (momentMs === null) return;
    const count = () => setSeconds(Math.max(0, Math.ceil((momentMs - Date.now()) / 1000)));
    const first = setTimeout(count, 0);
    const timer = setInterval(count, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [momentMs]);
  return seconds;
}
