'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChangedDay } from '@/components/b2b/parts/changed-day';
import { movedSince } from '@/domain/availability-table/changed-since';
import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import { writeNumber } from '@/domain/money/write-money';
import './availability.scss';

type Props = { readonly row: AvailabilityRow; readonly since: string | null };

/** The next two deliveries. Where the first one's day stands beside it already, it is not marked twice. */
export function Incoming({ row, since }: Props) {
  const former = row.stock > 0 ? movedSince(row, since) : null;
  return (
    <>
      {row.incoming1At !== null && row.incoming1 > 0 && (
        <Delivery pieces={row.incoming1} day={row.incoming1At} former={former} />
      )}
      {row.incoming2At !== null && row.incoming2 > 0 && (
        <Delivery pieces={row.incoming2} day={row.incoming2At} former={null} />
      )}
    </>
  );
}

type DeliveryProps = {
  readonly pieces: number;
  readonly day: string;
  readonly former: string | null;
};

function Delivery({ pieces, day, former }: DeliveryProps) {
  const t = useTranslations('b2b.availability');
  return (
    <span className="lt-avail-incoming">
      {t.rich('delivery', {
        pieces: writeNumber(pieces, useLocale()),
        day: () => <ChangedDay day={day} former={former} />,
      })}
    </span>
  );
}
