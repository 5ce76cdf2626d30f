import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  type SupportNavigationKey,
  supportNavigation,
} from '@/lib/platform/navigation/main-navigation';
import { Link } from '@/lib/platform/i18n/navigation';
import './support.scss';

type SupportFrameProps = {
  title: string;
  /** A short introduction below the title of the page. */
  lead: ReactNode;
  current: SupportNavigationKey;
  children: ReactNode;
};

/** A page of the support area: title and navigation on the left, content on the right. */
export function SupportLayout({ title, lead, current, children }: SupportFrameProps) {
  const t = useTranslations('support');
  return (
    <div className="container-xxl pt-5 pb-7">
      <div className="row gx-lg-5 gy-5">
        <div className="col-lg-4">
          <h1 className="text-break">{title}</h1>
          <div className="text-2 lt-support-lead">{lead}</div>
          <nav className="mt-4" aria-label={t('navigation')}>
            <ul className="list-unstyled mb-0">
              {supportNavigation.map(({ key, href }) => (
                <li key={key}>
                  <Link
                    className={key === current ? 'lt-link is-current' : 'lt-link'}
                    href={href}
                    aria-current={key === current ? 'page' : undefined}
                  >
                    {t(`pages.${key}.title`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="col-lg-8">{children}</div>
      </div>
    </div>
  );
}
