import { useTranslations } from 'next-intl';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { Price } from '@/components/ui/price/price';
import { PriceNotice } from '@/components/ui/price/price-notice';
import { Link } from '@/lib/platform/i18n/navigation';
import type { ModelOverviewEntry } from '@/lib/server/catalog/list-models';
import type { AdviceTool } from '@/lib/server/content/home-page';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { Picture } from '@/components/ui/picture/picture';
import type { CaptionedPicture } from '@/lib/platform/media/stored-picture';
import { LazyBicycleBell } from './lazy-bicycle-bell';
import './home.scss';
import '@/styles/on-demand/cover-images.scss';

/** The index of all models as a table: name, short description, price and availability. */
export function ModelIndex({
  bikes,
  total,
}: {
  bikes: readonly ModelOverviewEntry[];
  total: number;
}) {
  const t = useTranslations('home');
  return (
    <section className="container-xxl lt-section pt-5">
      <div className="row align-items-end mb-4">
        <div className="col-lg-8">
          <h2>{t.rich('registerTitle', { count: total, br: () => <br /> })}</h2>
          <PriceNotice />
        </div>
        <div className="col-lg-4 text-lg-end">
          <Link className="lt-link" href="/bikes">
            {t('compare')}
          </Link>
        </div>
      </div>
      <ol className="lt-model-index">
        {bikes.map((bike) => (
          <li key={bike.slug}>
            <Link href={`/bikes/${bike.slug}?variant=${bike.sku}`}>
              <span className="name">{bike.name}</span>
              <span className="txt">{bike.claim}</span>
              <Price cents={bike.priceCents} isFrom={bike.isFrom} className="p" />
              <span className="w">
                <AvailabilityLabel availability={bike.availability} arrival={bike.arrival} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AdviserLinksProps {
  readonly title: string;
  readonly advisers: readonly AdviceTool[];
}

/** Links to the advisers on gears, size and leasing and to the outlet, each with a short description. */
export function AdviserLinks({ title, advisers }: AdviserLinksProps) {
  return (
    <section className="container-xxl lt-section">
      <h2 className="mb-4">{title}</h2>
      <ul className="row row-cols-2 row-cols-lg-4 gx-lg-5 gy-4 list-unstyled mb-0">
        {advisers.map(({ label, text, href }) => (
          <li key={href} className="col">
            <h3 className="h4 mb-1">
              <Link className="lt-link" href={href} prefetch={false}>
                {label}
              </Link>
            </h3>
            <p className="text-2 mb-0">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Name, color and price of the bicycle in the hero image. */
export function HeroCaption({ bike }: { bike: ModelOverviewEntry }) {
  return (
    <span className="lt-hero-name num">
      <b className="lt-strong">{bike.name}</b>
      {bike.picture && `, ${bike.picture.colorName}`},{' '}
      <Price cents={bike.priceCents} isFrom={bike.isFrom} />
    </span>
  );
}

/** A close-up of the drive. Decorative, because the text beside it has the same information. */
export function BeltPicture({ bike }: { bike: ModelOverviewEntry }) {
  if (!bike.picture) return null;
  return (
    <PictureOrDrawing
      className="lt-block-image"
      picture={bike.picture.detail}
      drawing={bike.picture.detailDrawing}
      alt=""
      sizes={pictureSizes.half}
    />
  );
}

interface BellSectionProps {
  readonly wide: CaptionedPicture;
  /** The portrait crop of the image for phones; null if there is none. */
  readonly tall: CaptionedPicture | null;
}

/** The second large image of the home page: a bell that can be rung. */
export function BellSection({ wide, tall }: BellSectionProps) {
  const t = useTranslations('home.bell');
  const labels = { ring: t('ring'), sound: t('sound'), on: t('on'), off: t('off') };
  return (
    <section className="container-xxl lt-section pt-0">
      <LazyBicycleBell labels={labels}>
        <Picture
          picture={wide}
          mobile={tall ?? undefined}
          alt=""
          sizes="(min-width: 1440px) 1312px, 95vw"
          className="lt-cover-image"
        />
      </LazyBicycleBell>
    </section>
  );
}
