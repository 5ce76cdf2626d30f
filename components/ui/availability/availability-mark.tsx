import { useLocale, useTranslations } from 'next-intl';
import type { Availability } from '@/domain/availability/availability';
import type { DaySpan } from '@/domain/time/format-day';
import { formatDay, formatDays, formatShortDays } from '@/lib/platform/i18n/format-days';
import '@/styles/on-demand/availability.scss';

const shapes = { now: 'is-now', date: 'is-date', unknown: 'is-open' } as const;

type AvailabilityTextProps = {
  availability: Availability;
  /** sentence: "ab 4. Dezember"; cell, in tables: "4. Dezember". */
  form?: 'sentence' | 'cell' | undefined;
};

type AvailabilityMarkProps = AvailabilityTextProps & {
  /** When it arrives, by the house's one promise. */
  arrival?: DaySpan | null | undefined;
  /** It is not sent: the days are those on which it can be fetched. */
  isPickup?: boolean;
  /** Without weekdays and with short months, where there is little room. */
  isNarrow?: boolean;
  className?: string | undefined;
};

/** When a piece can leave the house, and when it arrives: a shape and words, the same everywhere (design README §7, Availability). */
export function AvailabilityMark({
  availability,
  arrival = null,
  isPickup = false,
  isNarrow = false,
  className,
  form,
}: AvailabilityMarkProps) {
  return (
    <span className={['lt-when', shapes[availability.kind], className].filter(Boolean).join(' ')}>
      <span>
        <AvailabilityText availability={availability} form={form} />
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
      <span className="lt-arrives">
        <ArrivalText {...props} />
      </span>
    </>
  );
}

/** "bei Ihnen Do 10. – Mo 14. Dezember", or when it can be fetched. */
export function ArrivalText({ days, isPickup = false, isNarrow = false }: ArrivalProps) {
  const t = useTranslations('common.availability');
  const write = isNarrow ? formatShortDays : formatDays;
  return t(isPickup ? 'pickup' : 'arrives', { days: write(days, useLocale()) });
}

/** The words of an availability without its shape. */
export function AvailabilityText({ availability, form = 'sentence' }: AvailabilityTextProps) {
  const t = useTranslations('common.availability');
  const language = useLocale();
  if (availability.kind !== 'date') return t(availability.kind);
  const day = formatDay(availability.date, language);
  return form === 'cell' ? day : t('date', { day });
}
