import type { DaySpan } from '@/domain/time/format-day';
import { EstimatedDeliveryText } from '@/components/ui/availability/availability-label';
import './product-card.scss';

/** The estimated delivery days below a price. Renders nothing if they are unknown. */
export function EstimatedDeliveryNotice({
  arrival,
}: {
  readonly arrival: DaySpan | null | undefined;
}) {
  return arrival ? (
    <p className="lt-price-note lt-arrival mb-0">
      <EstimatedDeliveryText days={arrival} />
    </p>
  ) : null;
}
