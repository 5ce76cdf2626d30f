import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { HeroImage } from '@/components/content/hero-image';
import { DealerSearchForm } from '@/components/dealers/dealer-search-form';
import { NearestSlot } from '@/components/dealers/nearest-slot';
import { AdviserLinks } from '@/components/home/adviser-links';
import { Bell } from '@/components/home/bell';
import { BeltPicture } from '@/components/home/belt-picture';
import { BikePicture } from '@/components/home/bike-picture';
import { HeroCaption } from '@/components/home/hero-caption';
import { LatestNews } from '@/components/news/latest-news';
import { Pair } from '@/components/home/pair';
import { Register } from '@/components/home/register';
import { socialLinks } from '@/components/layout/social-links';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { findCaptioned } from '@/lib/platform/media/find-picture';
import { requireLanguage, type LangParams } from '@/lib/platform/i18n/require-language';
import { getShopTerms } from '@/lib/server/catalog/get-shop-terms';
import { listArticles } from '@/lib/server/content/articles';
import { findPage } from '@/lib/server/content/get-page';
import type { HeroBlock } from '@/lib/platform/views/page-view';
import { advisers } from '@/lib/server/home/advisers';
import { chooseNames, choosePair } from '@/lib/server/home/choose-models';
import { listRegister } from '@/lib/server/home/list-register';
import { splitBlocks } from '@/lib/server/home/split-blocks';
import { organizationJsonLd, webSiteJsonLd } from '@/lib/server/seo/json-ld-site';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

const shownArticles = 3;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const [t, page] = await Promise.all([getTranslations('home'), findPage(language, 'home')]);
  const facts = pageMetadata({
    language,
    path: '',
    title: t('title'),
    description: page?.metaDescription ?? t('description'),
  });
  return { ...facts, title: { absolute: `${t('title')} · Lautlos` } };
}

/** The brand's story from the content service, with the models in the middle. Either may be missing. */
export default async function HomePage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, dealers, page, articles, bikes, terms, helpers] = await Promise.all([
    getTranslations('home'),
    getTranslations('nearestDealers'),
    findPage(language, 'home'),
    // The page is whole without them.
    listArticles(language).catch(() => []),
    listRegister(language),
    getShopTerms(),
    advisers(language),
  ]);
  const { opening, rest } = splitBlocks(page?.blocks ?? []);
  const hero = opening.find((block) => block.kind === 'hero-image');
  const heroBike =
    bikes.find(({ slug }) => slug === hero?.bikeSlug) ??
    bikes.find(({ picture }) => picture !== null);
  const bell = findCaptioned('scenes/bell-wide', language);
  const pair = choosePair(bikes, heroBike?.slug ?? null);

  const renderHero = (block: HeroBlock) => (
    <HeroImage
      block={leadingToAll(block)}
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
      {bikes.length > 0 && <Register bikes={chooseNames(bikes)} total={bikes.length} />}
      {bell && <Bell wide={bell} tall={findCaptioned('scenes/bell-tall', language)} />}
      {pair && <Pair bikes={pair} />}
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
            <NearestSlot />
          </div>
        </div>
      </section>
      <LatestNews articles={articles.slice(0, shownArticles)} />
      <JsonLd
        data={organizationJsonLd(language, {
          sameAs: socialLinks.map(({ href }) => href),
          terms,
        })}
      />
      <JsonLd data={webSiteJsonLd(language)} />
    </>
  );
}

/** Here the hero shows one model and leads to all of them. */
function leadingToAll(block: HeroBlock): HeroBlock {
  const { callToAction } = block;
  return {
    ...block,
    callToAction: callToAction && { ...callToAction, href: '/bikes' },
  };
}
