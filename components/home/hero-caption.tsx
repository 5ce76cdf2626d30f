import { Price } from '@/components/ui/price/price';
import type { RegisterRow } from '@/lib/server/home/list-register';
import './home.scss';

/** Name, colour and price of the bicycle above. */
export function HeroCaption({ bike }: { bike: RegisterRow }) {
  return (
    <span className="lt-hero-name num">
      <b className="lt-strong">{bike.name}</b>
      {bike.picture && `, ${bike.picture.colorName}`},{' '}
      <Price cents={bike.priceCents} isFrom={bike.isFrom} />
    </span>
  );
}
