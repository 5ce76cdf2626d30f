// Must be the first import, because the style sheets of the components must follow it.
import '@/styles/main.scss';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CartBadge } from '@/components/cart/cart-sidebar';
import { CartLoader } from '@/components/cart/cart-sidebar';
import { CartSidebar } from '@/components/cart/cart-sidebar';
import { CompareBarSlot } from '@/components/catalog/compare/compare-bar-slot';
import { ConsentSlot } from '@/components/consent/consent-slot';
import { LayoutError } from '@/components/errors/layout-error';
import { BannerSlot } from '@/components/layout/layout-overlays';
import { CheckoutHeader } from '@/components/layout/site-header';
import { PageLayout } from '@/components/layout/page-layout';
import { LayoutOverlays } from '@/components/layout/layout-overlays';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SlimFooter } from '@/components/layout/site-footer';
import { PreviewBar } from '@/components/preview/preview-bar';
import { SearchDialogHost } from '@/components/search/search-dialog-host';
import { PageMessages } from '@/components/ui/client-messages';
import { buildErrorDigest } from '@/lib/platform/http/error-status';
import { getBannerKey } from '@/domain/content/banner';
import { languages, parseLanguage } from '@/domain/locale/language';
import { env } from '@/lib/platform/config/env';
import { fontClasses } from '@/lib/platform/config/fonts';
import { getHeadScript } from '@/lib/platform/config/head-scripts';
import { findBanner } from '@/lib/server/content/get-layout-content';
import { getMissingFeaturesAttribute } from '@/lib/server/shop-features';
import { getLayoutContent } from '@/lib/server/content/get-layout-content';
import { tagSettings } from '@/lib/platform/config/tag-settings';

export type LangLayoutProps = { children: ReactNode; params: Promise<{ lang: string }> };

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { template: '%s · Lautlos', default: 'Lautlos' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#F3F2EE' },
    { media: '(prefers-color-scheme: dark)', color: '#121513' },
  ],
};

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }));
}

/** The root layout: html element with language and theme, header, footer and overlays. */
export default async function LangLayout({ children, params }: LangLayoutProps) {
  const language = parseLanguage((await params).lang);
  if (!language) notFound();
  const [t, { footer, notice, failure }, banner, lacking] = await Promise.all([
    getTranslations('common'),
    getLayoutContent(language),
    findBanner(language),
    getMissingFeaturesAttribute(),
  ]);
  return (
    <html
      lang={language}
      className={fontClasses}
      data-bs-theme="light"
      data-banner={getBannerKey(banner)}
      data-shop-lacks={lacking}
      suppressHydrationWarning
    >
      <head>
        {lacking !== undefined && (
          <link
            rel="stylesheet"
            href={`/api/missing-features?names=${lacking.replaceAll(' ', '+')}`}
          />
        )}
        <script
          dangerouslySetInnerHTML={{
            __html: getHeadScript({ hasTags: tagSettings !== null }),
          }}
        />
        <link
          rel="alternate"
          type="application/rss+xml"
          href={`/${language}/news/feed.xml`}
          title={t('newsFeed')}
        />
      </head>
      <body>
        <PageMessages>
          <a className="lt-skip-link" href="#main">
            {t('skip')}
          </a>
          <PageLayout
            banner={<BannerSlot banner={banner} />}
            siteHeader={<SiteHeader language={language} cartBadge={<CartBadge />} />}
            checkoutHeader={<CheckoutHeader language={language} />}
            siteFooter={footer ? <SiteFooter language={language} pages={footer} /> : <SlimFooter />}
            slimFooter={<SlimFooter />}
            failure={
              failure && (
                <LayoutError digest={buildErrorDigest(failure, crypto.randomUUID().slice(0, 8))} />
              )
            }
          >
            {children}
          </PageLayout>
          <CompareBarSlot />
          <CartSidebar />
          <SearchDialogHost />
          <LayoutOverlays />
          <CartLoader />
          <ConsentSlot language={language} notice={notice} />
          <PreviewBar language={language} />
        </PageMessages>
      </body>
    </html>
  );
}
