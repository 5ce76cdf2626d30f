'use client';

import { useTranslations } from 'next-intl';
import { useProfile } from '@/lib/browser/shop/profile-api';
import '@/styles/by-use/waiting.scss';
import './account.scss';

/** Greets by name; large where it is the heading of the page. Without a name, because none was given yet, it only greets. */
export function Greeting({ isHeading }: { readonly isHeading: boolean }) {
  const t = useTranslations('account');
  const { value: profile } = useProfile();
  const name = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  if (!isHeading)
    return <p className="lt-greeting">{name ? t('greetingName', { name }) : t('greeting')}</p>;
  return (
    <h1 className="lt-greeting mb-0" tabIndex={-1}>
      {profile && !name ? t('greeting') : `${t('greeting')},`}
      <br />
      {name || (!profile && <span className="lt-skel lt-skel-name" aria-hidden="true" />)}
    </h1>
  );
}
