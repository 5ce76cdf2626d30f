import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { JsonLd } from '@/components/ui/json-ld';
import { DefectPicture } from '@/components/catalog/defect-picture';
import { StalePriceNotice } from '@/components/ui/price/stale-price-notice';
import { OutletOffer, outletQuantityId } from '@/components/catalog/outlet-offer';
import { ProductSafety } from '@/components/catalog/product-safety';
import { SpecTable } from '@/components/catalog/spec-table';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { languages, parseLanguage } from '@/domain/locale/language';
import { buildProductPicturePath } from '@/lib/platform/media/picture-path';
import { findOutletPage } from '@/lib/server/catalog/get-outlet-page';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { getOutletDescription } from '@/lib/server/catalog/get-outlet-page';
import { Link } from '@/lib/platform/i18n/navigation';
import { findOrderTerms } from '@/lib/server/catalog/find-order-terms';
import { buildOutletJsonLd } from '@/lib/server/seo/product-page-json-ld';
import { buildOutletMetadata } from '@/lib/server/seo/product-metadata';
import { TrackOutletView } from './track-outlet-view';
import '@/components/catalog/product-detail.scss';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

export const revalidate = 300;

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => (await listOutlet(lang)).map(({ slug }) => ({ lang, slug }))),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const language = parseLanguage(lang);
  const item = language === null ? null : await findOutletPage(language, slug);
  if (language === null || item === null) return {};
  return buildOutletMetadata(language, item, await getOutletDescription(language, item));
}

export default async function OutletBikePage({ params }: Props) {
  const { lang, slug } = await params;
  const language = parseLanguage(lang);
  const item = language === null ? null : await findOutletPage(language, slug);
  if (language === null || item === null) notFound();
  const [t, bikes, terms, description] = await Promise.all([
    getTranslations('outlet'),
    getTranslations('catalog.bikes'),
    findOrderTerms(),
    getOutletDescription(language, item),
  ]);
  return (
    <ClientMessages namespaces={['reduced']}>
      <div className="container-xxl pt-3 pb-7">
        <Breadcrumb
          crumbs={[
            { label: bikes('title'), href: '/bikes' },
            { label: t('title'), href: '/bikes/outlet' },
            { label: item.title, href: null },
          ]}
        />
        <div className="row gx-lg-5 pt-3">
          <div className="col-lg-8">
            <h1 className="display mb-0 lt-model-name">{item.title}</h1>
            <div className="lt-detail-stage">
              <PictureOrDrawing
                picture={item.picture}
                drawing={buildProductPicturePath(item.sku)}
                alt={t('alt', {
                  title: item.title,
                  color: item.colorName ?? '',
                })}
                sizes={pictureSizes.stage}
                loading="first"
              />
            </div>
            <p className="text-2 small mb-1">
              {t(item.defect === null ? 'single' : 'singleDefect', { size: item.size })}
            </p>
            {item.defect?.isComputed ? null : <RenderedImagesNotice />}
            {item.defect === null ? null : <DefectPicture flaw={item.defect} />}
          </div>
          <div className="col-lg-4">
            <TrackOutletView
              slug={slug}
              item={{
                id: item.sku,
                name: item.title,
                category: 'Outlet',
                priceCents: item.priceCents,
                quantity: 1,
              }}
            />
            <OutletOffer item={item}>
              <StalePriceNotice since={item.pricesSince} />
              <AddToBasketButton
                productId={item.productId}
                sku={item.sku}
                title={item.title}
                rejectionReasonId={
                  item.availability.kind === 'unknown' ? outletQuantityId : undefined
                }
              />
              {item.model === null ? null : (
                <Link className="btn btn-outline-primary" href={`/bikes/${item.model.slug}`}>
                  {t('toModel', { name: item.model.name })}
                </Link>
              )}
            </OutletOffer>
          </div>
        </div>
        {item.specs.length === 0 ? null : (
          <div className="row gx-lg-5 pt-6">
            <div className="col-lg-4">
              <h2>{t('specs')}</h2>
            </div>
            <div className="col-lg-8">
              <SpecTable specs={item.specs} />
              {item.safety && <ProductSafety safety={item.safety} />}
            </div>
          </div>
        )}
      </div>
      {buildOutletJsonLd(language, item, { listTitle: t('title'), terms, description }).map(
        (data, index) => (
          <JsonLd key={index} data={data} />
        ),
      )}
    </ClientMessages>
  );
}
