import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AddToBasketButton } from '@/components/cart/add-to-basket-button';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { FlawPicture } from '@/components/catalog/outlet/flaw-picture';
import { OutletOffer, outletPiecesId } from '@/components/catalog/outlet/outlet-offer';
import { ProductSafety } from '@/components/catalog/product-safety';
import { SpecTable } from '@/components/catalog/spec-table';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { languages, toLanguage } from '@/domain/language/detect-language';
import { productPicturePath } from '@/domain/picture/picture-path';
import { getOutletPage } from '@/lib/server/catalog/get-outlet-page';
import { listOutlet } from '@/lib/server/catalog/list-outlet';
import { outletDescription } from '@/lib/server/catalog/outlet-description';
import { Link } from '@/lib/platform/i18n/navigation';
import { getShopTerms } from '@/lib/server/catalog/get-shop-terms';
import { outletJsonLd } from '@/lib/server/seo/outlet-json-ld';
import { outletMetadata } from '@/lib/server/seo/outlet-seo';
import { OutletSeen } from './outlet-seen';
import '@/components/catalog/detail.scss';

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
  const language = toLanguage(lang);
  const item = language === null ? null : await getOutletPage(language, slug);
  if (language === null || item === null) return {};
  return outletMetadata(language, item, await outletDescription(language, item));
}

export default async function OutletBikePage({ params }: Props) {
  const { lang, slug } = await params;
  const language = toLanguage(lang);
  const item = language === null ? null : await getOutletPage(language, slug);
  if (language === null || item === null) notFound();
  const [t, bikes, terms, description] = await Promise.all([
    getTranslations('outlet'),
    getTranslations('catalog.bikes'),
    getShopTerms(),
    outletDescription(language, item),
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
                drawing={productPicturePath(item.sku)}
                alt={t('alt', {
                  title: item.title,
                  color: item.colorName ?? '',
                })}
                sizes={pictureSizes.stage}
                loading="first"
              />
            </div>
            <p className="text-2 small mb-1">
              {t(item.flaw === null ? 'single' : 'singleFlaw', { size: item.size })}
            </p>
            {item.flaw?.isComputed ? null : <ComputedNote />}
            {item.flaw === null ? null : <FlawPicture flaw={item.flaw} />}
          </div>
          <div className="col-lg-4">
            <OutletSeen
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
              <AddToBasketButton
                productId={item.productId}
                sku={item.sku}
                title={item.title}
                refusedBecause={item.availability.kind === 'unknown' ? outletPiecesId : undefined}
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
      {outletJsonLd(language, item, { listTitle: t('title'), terms, description }).map(
        (data, index) => (
          <JsonLd key={index} data={data} />
        ),
      )}
    </ClientMessages>
  );
}
