'use client';

import { useState } from 'react';
import { isBannerVisible, type Banner } from '@/domain/content/banner';
import { writeStorage } from '@/lib/browser/state/browser-storage';
import { storageKeys } from '@/lib/platform/config/theme-script';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';

type NotificationBannerProps = {
  banner: Banner;
  labels: { region: string; more: string; close: string };
};

/**
 * A highlighted banner with one sentence and one link. Code in domain/ decides on which pages it is shown
 * (Specification §4).
 */
export function NotificationBanner({ banner, labels }: NotificationBannerProps) {
  const path = usePathname();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || !banner.text || !isBannerVisible(banner, path)) return null;
  const close = () => {
    setIsClosed(true);
    // If storage is blocked, the banner is shown again on the next page.
    writeStorage('localStorage', storageKeys.banner, document.documentElement.dataset.banner ?? '');
  };
  return (
    <div className="lt-banner" role="region" aria-label={labels.region}>
      <div className="container-xxl">
        <p>
          {banner.text} {banner.slug && <Link href={`/${banner.slug}`}>{labels.more}</Link>}
        </p>
        <button type="button" onClick={close}>
          {labels.close}
        </button>
      </div>
    </div>
  );
}
