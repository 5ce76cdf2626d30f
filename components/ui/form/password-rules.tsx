'use client';

import { useTranslations } from 'next-intl';
import { brokenPasswordRules, passwordRules } from '@/domain/customer/password-policy';
import '@/styles/by-use/passwords.scss';

/** The rules a new password has to meet, ticked off while it is typed; each change is read out (Spec §5). */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const t = useTranslations('password.rules');
  const broken = brokenPasswordRules(password);
  return (
    <ul id={id} className="lt-password-rules" aria-label={t('label')} aria-live="polite">
      {passwordRules.map((rule) => {
        const isMet = !broken.includes(rule);
        return (
          <li key={rule} className={isMet ? 'text-moos' : 'text-2'}>
            <span aria-hidden="true">{isMet ? '✓' : '○'}</span> {t(rule)}
            <span className="visually-hidden"> {t(isMet ? 'met' : 'missing')}</span>
          </li>
        );
      })}
    </ul>
  );
}
