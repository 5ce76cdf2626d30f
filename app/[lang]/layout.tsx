// First, so that the sheets of the features come after it.
import '@/styles/main.scss';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CartBadge } from '@/components/cart/cart-badge';
import { CartProvider } from '@/components/cart/cart-provider';
import { CartSidebar } from '@/components/cart/cart-sidebar';
import { CompareBarSlot } from '@/components/catalog/compare/compare-bar-slot';
import { ConsentSlot } from '@/components/consent/consent-slot';
import { FrameFailure } from '@/components/errors/frame-failure';
import { BannerSlot } from '@/components/layout/banner-slot';
import { CheckoutHeader } from '@/components/layout/checkout-header';
import { PageFrame } from '@/components/layout/page-frame';
import { ShellExtras } from '@/components/layout/shell-extras';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { SlimFooter } from '@/components/layout/slim-footer';
import { PreviewBar } from '@/components/preview/preview-bar';
import { SearchHost } from '@/components/search/search-host';
import { PageWords } from '@/components/ui/words/page-words';
import { errorDigest } from '@/domain/errors/error-digest';
import { bannerKey } from '@/domain/content/banner-key';
import { languages, toLanguage } from '@/domain/language/detect-language';
import { env } from '@/lib/platform/config/env';
import { fontClasses } from '@/lib/platform/config/fonts';
import { headScript } from '@/lib/platform/config/head-script';
import { getBanner } from '@/lib/server/content/get-banner';
import { getFrameContent } from '@/lib/server/content/get-frame-content';
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

/** The document of every page: its language, theme, header and footer, and what floats above it. */
export default async function LangLayout({ children, params }: LangLayoutProps) {
  const language = toLanguage((await params).lang);
  if (!language) notFound();
  const [t, { footer, notice, failure }, banner] = await Promise.all([
    getTranslations('common'),
    getFrameContent(language),
    getBanner(language),
  ]);
  return (
    <html
      lang={language}
      className={fontClasses}
      data-bs-theme="light"
      data-banner={bannerKey(banner)}
      suppressHydrationWarning
    >
      <head>
        <script
          dangerouslySetInnerHTML={{
            __html: headScript({ hasTags: tagSettings !== null }),
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
        <PageWords>
          <a className="lt-skip" href="#main">
            {t('skip')}
          </a>
          <PageFrame
            banner={<BannerSlot banner={banner} />}
            siteHeader={<SiteHeader language={language} cartBadge={<CartBadge />} />}
            checkoutHeader={<CheckoutHeader language={language} />}
            siteFooter={footer ? <SiteFooter language={language} pages={footer} /> : <SlimFooter />}
            slimFooter={<SlimFooter />}
            failure={
              failure && (
                <FrameFailure digest={errorDigest(failure, crypto.randomUUID().slice(0, 8))} />
              )
            }
          >
            {children}
          </PageFrame>
          <CompareBarSlot />
          <CartSidebar />
          <SearchHost />
          <ShellExtras />
          <CartProvider />
          <ConsentSlot language={language} notice={notice} />
          <PreviewBar language={language} />
        </PageWords>
      </body>
    </html>
  );
}
