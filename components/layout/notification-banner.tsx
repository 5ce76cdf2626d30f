'use client';

import { useState } from 'react';
import { isBannerVisible, type Banner } from '@/domain/content/banner';
import { storageKeys } from '@/lib/platform/config/theme-script';
import { Link, usePathname } from '@/lib/platform/i18n/navigation';

type NotificationBannerProps = {
  banner: Banner;
  labels: { region: string; more: string; close: string };
};

/** One sentence, one link, on yellow; where it shows is the domain's rule (Spec §4). */
export function NotificationBanner({ banner, labels: words }: NotificationBannerProps) {
  const path = usePathname();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed || !banner.text || !isBannerVisible(banner, path)) return null;
  const close = () => {
    setIsClosed(true);
    remember(document.documentElement.dataset.banner ?? '');
  };
  return (
    <div className="lt-banner" role="region" aria-label={words.region}>
      <div className="container-xxl">
        <p>
          {banner.text} {banner.slug && <Link href={`/${banner.slug}`}>{words.more}</Link>}
        </p>
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </div>
    </div>
  );
}

/** By the key that the root element names (getBannerKey). */
function remember(textKey: string) {
  try {
    localStorage.setItem(storageKeys.banner, textKey);
  } catch {
    // A browser that forbids storage shows the banner again on the next page.
    return;
  }
}
