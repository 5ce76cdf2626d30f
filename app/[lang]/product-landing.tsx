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
  readonly landings: readonly LandingLink[];
  /** The number of products on the page as text, such as "12 bikes". */
  readonly counted: string;
  /** The product cards, as cells of the grid. */
  readonly children: ReactNode;
  /** Link to the list and number of products that the page does not show; null if all are shown. */
  readonly rest: { readonly href: string; readonly count: number } | null;
}

/**
 * The layout of a landing page for one kind of product: editorial text, cards with price and delivery date, and links
 * to the list and to related landing pages.
 */
export async function ProductLanding({
  page,
  kind,
  list,
  othersTitle,
  landings,
  counted,
  children,
  rest,
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
          <p className="num mb-1">{counted}</p>
          <PriceNotice />
          {children}
          {rest && (
            <p className="mt-4 mb-0">
              <Link className="lt-link" href={rest.href} prefetch={false}>
                {t('all', { count: rest.count })}
              </Link>
            </p>
          )}
          <RenderedImagesNotice isForMany className="small text-3 mt-4 mb-0" />
        </section>
      }
      others={
        <LandingPageLinks
          title={othersTitle}
          landings={landings}
          current={page.slug.replace(/^.*\//, '')}
        />
      }
    />
  );
}
