import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import {
  LandingPageLinks,
  renderLandingPagePicture,
} from '@/components/catalog/landing-page-links';
import { LandingPage } from '@/components/content/landing-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { PriceNotice } from '@/components/ui/price/price-notice';
import { Link } from '@/lib/platform/i18n/navigation';
import type { LandingLink, PageView } from '@/lib/platform/views/page-view';

interface Props {
  readonly page: PageView;
  readonly kind: 'bike' | 'accessory';
  /** Title and link of the list of all products of this kind. */
  readonly list: { readonly title: string; readonly href: string };
  readonly othersTitle: string;
  readonly relatedLandingPages: readonly LandingLink[];
  /** The number of products on the page as text, such as "12 bikes". */
  readonly countText: string;
  /** The product cards, as cells of the grid. */
  readonly children: ReactNode;
  /** Link to the list and number of products that the page does not show; null if all are shown. */
  readonly remainingProducts: { readonly href: string; readonly count: number } | null;
}

/**
 * The layout of a landing page for one kind of product: editorial text, cards with price and delivery date, and links
 * to the list and to related landing pages.
 */
export async function ProductLandingPage({
  page,
  kind,
  list,
  othersTitle,
  relatedLandingPages,
  countText,
  children,
  remainingProducts,
}: Props) {
  const t = await getTranslations('landingPages');
  return (
    <LandingPage
      page={page}
      breadcrumb={
        <Breadcrumb
          crumbs={[
            { label: list.title, href: list.href },
            { label: page.title, href: null },
          ]}
        />
      }
      picture={renderLandingPagePicture(page, kind)}
      list={
        <section className="pt-5" aria-label={page.title}>
          <p className="num mb-1">{countText}</p>
          <PriceNotice />
          {children}
          {remainingProducts && (
            <p className="mt-4 mb-0">
              <Link className="lt-link" href={remainingProducts.href} prefetch={false}>
                {t('all', { count: remainingProducts.count })}
              </Link>
            </p>
          )}
          <RenderedImagesNotice isForMany className="small text-3 mt-4 mb-0" />
        </section>
      }
      others={
        <LandingPageLinks
          title={othersTitle}
          landings={relatedLandingPages}
          current={page.slug.replace(/^.*\//, '')}
        />
      }
    />
  );
}
