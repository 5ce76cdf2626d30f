import type { DaySpan } from '@/domain/time/format-day';
import { ArrivalText } from '@/components/ui/availability/availability-mark';
import './product-card.scss';

/** The estimated delivery below a price; nothing if unknown. */
export function ArrivalNote({ arrival }: { readonly arrival: DaySpan | null | undefined }) {
  return arrival ? (
    <p className="lt-price-note lt-arrival mb-0">
      <ArrivalText days={arrival} />
    </p>
  ) : null;
}
