import { useLocale, useTranslations } from 'next-intl';
import type { Availability } from '@/domain/availability/availability';
import type { DaySpan } from '@/domain/time/format-day';
import { formatDay, formatDays, formatShortDays } from '@/lib/platform/i18n/format-days';
import '@/styles/on-demand/availability.scss';

const shapes = { now: 'is-now', date: 'is-date', unknown: 'is-open' } as const;

type AvailabilityTextProps = {
  availability: Availability;
  /** The format: `sentence` is "ab 4. Dezember", `cell` (for tables) is "4. Dezember". */
  format?: 'sentence' | 'cell' | undefined;
};

type AvailabilityMarkProps = AvailabilityTextProps & {
  /** The estimated delivery days; null while unknown. */
  arrival?: DaySpan | null | undefined;
  /** True if the order is picked up; the dates are then pickup dates. */
  isPickup?: boolean;
  /** Omits weekdays and uses short months, where space is limited. */
  isNarrow?: boolean;
  className?: string | undefined;
};

/** States when an item can be dispatched and when it arrives, with icon and text, in the same form on all pages. */
export function AvailabilityLabel({
  availability,
  arrival = null,
  isPickup = false,
  isNarrow = false,
  className,
  format,
}: AvailabilityMarkProps) {
  return (
    <span
      className={['lt-availability', shapes[availability.kind], className]
        .filter(Boolean)
        .join(' ')}
    >
      <span>
        <AvailabilityText availability={availability} format={format} />
        {arrival && <Arrival days={arrival} isPickup={isPickup} isNarrow={isNarrow} />}
      </span>
    </span>
  );
}

type ArrivalProps = { days: DaySpan; isPickup?: boolean; isNarrow?: boolean };

function Arrival(props: ArrivalProps) {
  return (
    <>
      <span className="visually-hidden">, </span>
      <span className="lt-arrival-text">
        <EstimatedDeliveryText {...props} />
      </span>
    </>
  );
}

/** The estimated delivery days, for example "bei Ihnen Do 10. – Mo 14. Dezember", or the pickup days. */
export function EstimatedDeliveryText({ days, isPickup = false, isNarrow = false }: ArrivalProps) {
  const t = useTranslations('common.availability');
  const write = isNarrow ? formatShortDays : formatDays;
  return t(isPickup ? 'pickup' : 'arrives', { days: write(days, useLocale()) });
}

/** The text of an availability without its icon. */
export function AvailabilityText({ availability, format = 'sentence' }: AvailabilityTextProps) {
  const t = useTranslations('common.availability');
  const language = useLocale();
  if (availability.kind !== 'date') return t(availability.kind);
  const day = formatDay(availability.date, language);
  return format === 'cell' ? day : t('date', { day });
}
