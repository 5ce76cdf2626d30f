import { Price } from '@/components/ui/price/price';
import { Link } from '@/lib/platform/i18n/navigation';
import type { RegisterRow } from '@/lib/server/home/list-register';
import { BikePicture } from './bike-picture';
import { FrontPicture } from './front-picture';
import './home.scss';

/** Two models in pictures, the second one lower (design README §4). */
export function Pair({ bikes }: { bikes: readonly [RegisterRow, RegisterRow] }) {
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

function PairItem({ bike, className = '' }: { bike: RegisterRow; className?: string }) {
  return (
    <Link href={`/bikes/${bike.slug}`} className={`text-decoration-none d-block ${className}`}>
      <span className="lt-stage is-tile lt-ratio-4-3">
        {bike.picture?.front ? (
          <FrontPicture picture={bike.picture.front} />
        ) : (
          <BikePicture bike={bike} className="lt-pic" />
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
