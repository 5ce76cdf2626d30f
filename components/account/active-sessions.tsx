'use client';

import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { TitledSection } from '@/components/ui/titled-section';
import { loadSignIns, signOutOnEveryDevice } from '@/lib/browser/identity/active-sign-ins';
import { showToast } from '@/lib/browser/state/toasts';
import { formatShortDay, formatTimeOfDay } from '@/lib/platform/i18n/format-days';
import { useRouter } from '@/lib/platform/i18n/navigation';
import type { SignInView } from '@/lib/browser/identity/active-sign-ins';

/** Lists the active sessions, with a button to end all of them at once. */
export function ActiveSessions() {
  const t = useTranslations('account.signIns');
  const router = useRouter();
  const [signIns, setSignIns] = useState<readonly SignInView[] | null>([]);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (hasShopFeature('identitySignIn')) void loadSignIns().then(setSignIns);
  }, []);

  async function endAll() {
    setIsBusy(true);
    if (await signOutOnEveryDevice()) {
      router.push('/');
      showToast({ title: t('doneTitle'), message: t('done'), variant: 'success' });
      return;
    }
    setIsBusy(false);
    showToast({ title: t('failedTitle'), message: t('failed'), variant: 'danger' });
  }

  return (
    <TitledSection title={t('title')} text={t('text')} needs="identitySignIn">
      {signIns === null ? (
        <p role="status">{t('unavailable')}</p>
      ) : (
        <ul className="list-unstyled">
          {signIns.map((signIn) => (
            <SessionRow key={signIn.startedAt} signIn={signIn} />
          ))}
        </ul>
      )}
      <Button variant="outline" isBusy={isBusy} busyLabel={t('busy')} onClick={() => void endAll()}>
        {t('endAll')}
      </Button>
    </TitledSection>
  );
}

function SessionRow({ signIn }: { signIn: SignInView }) {
  const t = useTranslations('account.signIns');
  const language = useLocale();
  const { browser, system, startedAt, lastSeenAt, isCurrent } = signIn;
  const when = (at: number) => {
    const moment = new Date(at).toISOString();
    return {
      day: formatShortDay(moment, language),
      time: formatTimeOfDay(moment, language),
    };
  };
  const device =
    browser !== null && system !== null
      ? t('device', { browser, system })
      : (browser ?? system ?? t('unknown'));
  return (
    <li className="mb-3">
      <b>{device}</b>
      {isCurrent && <> · {t('current')}</>}
      <br />
      <span className="text-2">
        {t('since', when(startedAt))} · {t('lastSeen', when(lastSeenAt))}
      </span>
    </li>
  );
}
