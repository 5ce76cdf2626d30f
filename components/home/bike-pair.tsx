import { useTranslations } from 'next-intl';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import type { ModelOverviewEntry } from '@/lib/server/catalog/list-models';
import { Picture } from '@/components/ui/picture/picture';
import type { CaptionedPicture } from '@/lib/platform/media/stored-picture';
import { Price } from '@/components/ui/price/price';
import { Link } from '@/lib/platform/i18n/navigation';
import './home.scss';

type BikePictureProps = { bike: ModelOverviewEntry; className?: string; isFirst?: boolean };

/** The side view of a model in its first color. Renders nothing if there is no such image. */
export function BikePicture({ bike, className, isFirst = false }: BikePictureProps) {
  const t = useTranslations('home');
  if (!bike.picture) return null;
  const { side, drawing, colorName } = bike.picture;
  return (
    <PictureOrDrawing
      className={className}
      picture={side}
      drawing={drawing}
      alt={t('pairAlt', { name: bike.name, color: colorName })}
      sizes={pictureSizes.hero}
      loading={isFirst ? 'first' : 'lazy'}
    />
  );
}

/** The image of a model diagonally from the front, completely inside its tile. */
function BikeFrontPicture({ picture }: { picture: CaptionedPicture }) {
  return (
    <Picture
      className="lt-picture is-full"
      picture={picture}
      alt={picture.alt}
      sizes={pictureSizes.closeUp}
    />
  );
}

/** Images of two models, the second one placed lower. */
export function BikePair({ bikes }: { bikes: readonly [ModelOverviewEntry, ModelOverviewEntry] }) {
  const [first, second] = bikes;
  return (
    <section className="container-xxl">
      <div className="row gx-lg-5 gy-5">
        <div className="col-lg-7">
          <PairItem bike={first} />
        </div>
        <div className="col-lg-5 pt-lg-6">
          <PairItem bike={second} className="lt-pair-second" />
        </div>
      </div>
    </section>
  );
}

function PairItem({ bike, className = '' }: { bike: ModelOverviewEntry; className?: string }) {
  return (
    <Link href={`/bikes/${bike.slug}`} className={`text-decoration-none d-block ${className}`}>
      <span className="lt-stage is-tile lt-ratio-4-3">
        {bike.picture?.front ? (
          <BikeFrontPicture picture={bike.picture.front} />
        ) : (
          <BikePicture bike={bike} className="lt-picture" />
        )}
      </span>
      <span className="d-flex justify-content-between pt-3 align-items-baseline">
        <span className="h3">{bike.name}</span>
        <Price cents={bike.priceCents} isFrom={bike.isFrom} />
      </span>
      <span className="d-block text-2">{bike.claim}</span>
    </Link>
  );
}
