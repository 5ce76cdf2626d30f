import { useLocale, useTranslations } from 'next-intl';
import type { PersParam } from '@/domain/basket/pers-param';
import { type Availability, latestAvailability } from '@/domain/catalog/availability';
import { groupLines } from '@/domain/configuration/line-group';
import type { DaySpan } from '@/domain/time/write-days';
import { LinePicture } from '../ui/picture/line-picture';
import { formatDay } from '@/lib/platform/i18n/days';
import { writeSum } from '@/domain/money/write-money';
import { AvailabilityMark } from '../ui/when/availability-mark';
import { MountedParts } from '../ui/picture/mounted-parts';
import '@/styles/by-use/order.scss';

export type OrderLine = {
  id: string;
  amount: number;
  sku: string | null;
  title: string;
  description: string;
  persParam: PersParam;
  lineCents: number | null;
  availability: Availability | null;
  /** When it arrives, in the shipment it is in; null while nobody knows. */
  arrival: DaySpan | null;
  /** It is not sent: the days are those on which it can be fetched. */
  isPickup: boolean;
  /** A model of the presale. */
  isPreorder: boolean;
};

/** What is ordered, with the full description of each article: the law wants it beside the button. */
export function OrderLines({
  lines,
  isBrief = false,
}: {
  lines: readonly OrderLine[];
  isBrief?: boolean;
}) {
  return (
    <ul className={`lt-line-items ${isBrief ? 'is-brief mb-3' : 'mt-2'}`}>
      {groupLines(lines).map(({ line, code, parts }) => (
        <OrderLineRow key={line.id} line={line} code={code} parts={parts} />
      ))}
    </ul>
  );
}

interface RowProps {
  line: OrderLine;
  /** Of a configured bicycle, with what is mounted to it. */
  code: string | null;
  parts: readonly OrderLine[];
}

function OrderLineRow({ line, code, parts }: RowProps) {
  const t = useTranslations('checkout.review');
  const locale = useLocale();
  const { comment, date } = line.persParam;
  return (
    <li>
      <LinePicture sku={line.sku} width={112} height={76} />
      <div>
        <h3>{`${line.amount} × ${line.title}`}</h3>
        <div className="small text-2">
          {[line.description, line.sku].filter(Boolean).join('. ')}
          {comment && <div>{t('comment', { comment })}</div>}
          {date && <div>{t('wishedDate', { date: formatDay(date, locale) })}</div>}
        </div>
      </div>
      <span className="p">{line.lineCents === null ? '' : writeSum(line.lineCents, locale)}</span>
      {line.availability && (
        <div className="small when">
          {line.isPreorder && `${t('preorder')} `}
          <AvailabilityMark
            availability={latestOf([line, ...parts])}
            arrival={line.arrival}
            isPickup={line.isPickup}
          />
        </div>
      )}
      {code !== null && (
        <MountedParts
          label={t('configuration', { code })}
          parts={parts.map((part) => ({
            ...part,
            price: part.lineCents === null ? '' : writeSum(part.lineCents, locale),
          }))}
        />
      )}
    </li>
  );
}

/** A bicycle leaves when the last of its parts is there. */
function latestOf(lines: readonly OrderLine[]): Availability {
  return latestAvailability(lines.flatMap(({ availability }) => availability ?? []));
}
