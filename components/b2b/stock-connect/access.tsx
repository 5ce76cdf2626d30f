'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/form/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import type { NewCredentials, StockConnect } from '@/domain/b2b/stock-connect';
import { sayWhy } from '@/lib/platform/http/answer';
import {
  makeCredentials,
  reloadStockConnect,
  revokeCredentials,
} from '@/lib/browser/b2b/stock-connect';
import { showToast } from '@/lib/browser/state/toasts';
import { ConnectionTest } from './connection-test';
import { NewSecret } from './new-secret';
import '@/styles/by-use/facts.scss';
import './stock-connect.scss';

type Question = 'renew' | 'revoke';

/** Who signs in and where; the key is made, replaced and ended here, and told once. */
export function Access({ state }: { readonly state: StockConnect }) {
  const t = useTranslations('b2b.stockConnect.access');
  const language = useLocale();
  const [made, setMade] = useState<NewCredentials | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { user, secretEnd, endpoint } = state;

  const act = async (deed: Question) => {
    setIsBusy(true);
    const answer = await (deed === 'renew' ? makeCredentials : revokeCredentials)(language);
    setIsBusy(false);
    setQuestion(null);
    if (answer.kind === 'sessionEnded') return;
    if (answer.kind !== 'done') {
      const message = sayWhy(answer, t('failed'));
      return showToast({ title: t('failedTitle'), message, variant: 'danger' });
    }
    setMade(answer.value);
    if (deed === 'revoke') showToast({ message: t('revoked'), variant: 'success' });
    await reloadStockConnect(language);
  };

  return (
    <section aria-labelledby="access-title">
      <h2 className="h3" id="access-title">
        {t('title')}
      </h2>
      <dl className="lt-kv num mb-3">
        <dt>{t('address')}</dt>
        <dd className="lt-connect-address">{endpoint}</dd>
        <dt>{t('user')}</dt>
        <dd className="lt-connect-address">{user ?? t('noUser')}</dd>
        {secretEnd !== null && (
          <>
            <dt>{t('key')}</dt>
            <dd>
              <span aria-hidden="true">•••• •••• {secretEnd}</span>
              <span className="visually-hidden">{t('keyEnd', { end: secretEnd })}</span>
            </dd>
          </>
        )}
      </dl>
      {made && <NewSecret credentials={made} onDone={() => setMade(null)} />}
      {user === null ? (
        <Button isBusy={isBusy} busyLabel={t('making')} onClick={() => void act('renew')}>
          {t('make')}
        </Button>
      ) : (
        <ConnectionTest>
          <Button variant="outline" onClick={() => setQuestion('renew')}>
            {t('renew')}
          </Button>
          <Button variant="quiet" onClick={() => setQuestion('revoke')}>
            {t('revoke')}
          </Button>
        </ConnectionTest>
      )}
      {(['renew', 'revoke'] as const).map((deed) => (
        <ConfirmDialog
          key={deed}
          isOpen={question === deed}
          title={t(`${deed}Title`)}
          action={t(`${deed}Action`)}
          busyLabel={t(deed === 'renew' ? 'making' : 'revoking')}
          isBusy={isBusy}
          onConfirm={() => void act(deed)}
          onCancel={() => setQuestion(null)}
        >
          <p>{t(`${deed}Text`)}</p>
        </ConfirmDialog>
      ))}
    </section>
  );
}
