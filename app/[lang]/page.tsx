import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { HeroImage } from '@/components/content/hero-image';
import { DealerSearchForm } from '@/components/dealers/dealer-search-form';
import { NearestDealersSlot } from '@/components/dealers/nearest-dealers-slot';
import { AdviserLinks } from '@/components/home/home-sections';
import { BellSection } from '@/components/home/home-sections';
import { BeltPicture } from '@/components/home/home-sections';
import { BikePicture } from '@/components/home/bike-pair';
import { HeroCaption } from '@/components/home/home-sections';
import { LatestNews } from '@/components/company/news-article-index';
import { BikePair } from '@/components/home/bike-pair';
import { ModelIndex } from '@/components/home/home-sections';
import { socialLinks } from '@/components/layout/social-links';
import { JsonLd } from '@/components/ui/json-ld';
import { findCaptionedPicture } from '@/lib/platform/media/find-picture';
import { getPageLanguage, type LangParams } from '@/lib/platform/i18n/page-params';
import { findOrderTerms } from '@/lib/server/catalog/find-order-terms';
import { listArticles } from '@/lib/server/content/articles';
import { findOptionalPage } from '@/lib/server/content/find-page';
import type { HeroBlock } from '@/lib/platform/views/page-view';
import { listAdviceTools } from '@/lib/server/content/home-page';
import { filterByFirstName, findContrastingModels } from '@/lib/server/catalog/list-models';
import { listModels } from '@/lib/server/catalog/list-models';
import { splitHomeBlocks } from '@/lib/server/content/home-page';
import { buildOrganizationJsonLd, buildWebSiteJsonLd } from '@/lib/server/seo/json-ld-site';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

const shownArticles = 3;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const [t, page] = await Promise.all([
    getTranslations('home'),
    findOptionalPage(language, 'home'),
  ]);
  const facts = buildPageMetadata({
    language,
    path: '',
    title: t('title'),
    description: page?.metaDescription ?? t('description'),
  });
  return { ...facts, title: { absolute: `${t('title')} · Lautlos` } };
}

/** The home page: editorial content with the list of models in the middle. The page works without either of them. */
export default async function HomePage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, dealers, page, articles, bikes, terms, helpers] = await Promise.all([
    getTranslations('home'),
    getTranslations('nearestDealers'),
    findOptionalPage(language, 'home'),
    // Articles are optional: the page works without them.
    listArticles(language).catch(() => []),
    listModels(language),
    findOrderTerms(),
    listAdviceTools(language),
  ]);
  const { opening, rest } = splitHomeBlocks(page?.blocks ?? []);
  const hero = opening.find((block) => block.kind === 'hero-image');
  const heroBike =
    bikes.find(({ slug }) => slug === hero?.bikeSlug) ??
    bikes.find(({ picture }) => picture !== null);
  const bell = findCaptionedPicture('scenes/bell-wide', language);
  const pair = findContrastingModels(bikes, heroBike?.slug ?? null);

  const renderHero = (block: HeroBlock) => (
    <HeroImage
      block={linkToAllBikes(block)}
      fallback={heroBike && <BikePicture bike={heroBike} className="lt-hero-bike" isFirst />}
      caption={heroBike && <HeroCaption bike={heroBike} />}
    />
  );
  return (
    <>
      {opening.length > 0 ? (
        <ContentBlocks blocks={opening} renderHero={renderHero} />
      ) : (
        <h1 className="container-xxl pt-5 pb-5">{t('title')}</h1>
      )}
      {bikes.length > 0 && <ModelIndex bikes={filterByFirstName(bikes)} total={bikes.length} />}
      {bell && (
        <BellSection wide={bell} tall={findCaptionedPicture('scenes/bell-tall', language)} />
      )}
      {pair && <BikePair bikes={pair} />}
      <AdviserLinks title={t('advisers')} advisers={helpers} />
      <ContentBlocks
        blocks={rest}
        highlightFallback={heroBike && <BeltPicture bike={heroBike} />}
      />
      <section className="container-xxl lt-section pt-0">
        <div className="row gx-lg-5 gy-3 align-items-end">
          <div className="col-lg-5">
            <h2 className="mb-0">{dealers('homeTitle')}</h2>
          </div>
          <div className="col-lg-7">
            <DealerSearchForm />
            <NearestDealersSlot />
          </div>
        </div>
      </section>
      <LatestNews articles={articles.slice(0, shownArticles)} />
      <JsonLd
        data={buildOrganizationJsonLd(language, {
          sameAs: socialLinks.map(({ href }) => href),
          terms,
        })}
      />
      <JsonLd data={buildWebSiteJsonLd(language)} />
    </>
  );
}

/** Changes the link of the hero, which shows one model, so that it leads to all models. */
function linkToAllBikes(block: HeroBlock): HeroBlock {
  const { callToAction } = block;
  return {
    ...block,
    callToAction: callToAction && { ...callToAction, href: '/bikes' },
  };
}
