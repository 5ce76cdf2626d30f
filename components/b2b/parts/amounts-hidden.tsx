'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/form/button';
import { setB2bShownPrice } from '@/lib/browser/state/local-operations';

/** Says why no amounts stand here while retail prices are shown, and brings them back. */
export function B2bAmountsHidden() {
  const t = useTranslations('b2b.amounts');
  return (
    <p className="small text-2 mb-4">
      {t('hidden')}{' '}
      <Button variant="quiet" size="sm" onClick={() => setB2bShownPrice('hek')}>
        {t('show')}
      </Button>
    </p>
  );
}
