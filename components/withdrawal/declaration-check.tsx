'use client';

import { useTranslations } from 'next-intl';
import { shownEmail } from '@/domain/customer/shown-email';
import type { DeclarationValues } from '@/lib/browser/enquiries/declaration-schema';
import { Button } from '../ui/form/button';
import { NotArrived } from '../ui/message/not-arrived';
import { DeclarationFacts } from './declaration-facts';

type Props = {
  declaration: DeclarationValues;
  /** Why it was not taken; null before the first try. */
  failure: string | null;
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** Everything once more; the button says what it does and nothing else (§ 356a BGB). */
export function DeclarationCheck({ declaration, failure, isBusy, onConfirm, onBack }: Props) {
  const t = useTranslations('withdrawal');
  return (
    <div className="d-grid gap-4">
      <div>
        <h1>{t('check.title')}</h1>
        <p className="lead mb-0">
          {t('check.statement', { orderNumber: declaration.orderNumber })}
        </p>
      </div>
      <DeclarationFacts declaration={declaration} />
      <p className="mb-0 text-2">{t('check.next', { email: shownEmail(declaration.email) })}</p>
      <NotArrived title={t('check.failed')} reason={failure} />
      <div className="d-flex flex-wrap gap-3 align-items-center">
        <Button size="lg" onClick={onConfirm} isBusy={isBusy} busyLabel={t('check.busy')}>
          {t('check.confirm')}
        </Button>
        <Button variant="quiet" onClick={onBack} disabled={isBusy}>
          {t('check.back')}
        </Button>
      </div>
    </div>
  );
}
