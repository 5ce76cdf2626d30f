'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/lib/platform/i18n/navigation';
import { useConfiguredParts } from './configuration-parts';
import { CopyLink } from '../copy-link';
import './configurator.scss';
import './parts-choice.scss';

/** The code of what is configured: to be written down, printed with picture and QR code, or typed in elsewhere. */
export function ConfigurationCode() {
  const t = useTranslations('configurator');
  const language = useLocale();
  const { code } = useConfiguredParts();
  if (code === null) return null;
  return (
    <section className="lt-step">
      <h2 className="lt-label">{t('code')}</h2>
      <p className="lt-cfg-code mb-1">
        <b className="num" data-configuration-code>
          {code}
        </b>
        <CopyLink />
      </p>
      <p className="form-text mb-0">
        {t('codeHint')}{' '}
        <a href={`/downloads/${language}/configuration-${code.toLowerCase()}.pdf`}>{t('print')}</a>{' '}
        <Link href="/configuration" prefetch={false}>
          {t('typeCode')}
        </Link>
      </p>
    </section>
  );
}
