import { useTranslations } from 'next-intl';
import { BikeCard } from '@/components/catalog/bike-card';
import { buildBikeIndex, filterBikes } from '@/components/catalog/list/filter-bikes';
import { getImageLoading } from '@/components/ui/picture/picture-sizes';
import { PriceNotice } from '@/components/ui/price/price-notice';
import { type ArrivalDates, findArrival } from '@/domain/delivery/transit-days';
import type { GearAdvice } from '@/domain/advice/gear-advice';
import type { GearNeeds } from '@/domain/advice/gear-needs';
import { formatPrice } from '@/domain/money/format-money';
import type { Language } from '@/domain/locale/language';
import { AdviceReasons } from '@/components/advice/drive-table';
import { useDriveText } from '@/components/advice/drive-table';
import type { AdvisedBike } from '@/lib/server/catalog/list-advised-bikes';

interface Props {
  readonly advice: GearAdvice;
  readonly needs: GearNeeds;
  /** All bicycles on sale, of which the component shows the suitable ones. */
  readonly bikes: readonly AdvisedBike[];
  readonly arrivals: ArrivalDates;
  readonly language: Language;
  /** The label above the name of the drive. */
  readonly label: string;
}

/** Maximum number of bicycles shown for the drive, cheapest first. */
const maxShown = 3;

const emptySelection = { subcategory: [], transmission_group: [], geometry: [], colors: [] };

/** A recommended drive: the reasons, and the bicycles with this drive, each with price and delivery date. */
export function RecommendedDrive({ advice, needs, bikes, arrivals, language, label }: Props) {
  const t = useTranslations('gearAdvice.result');
  const nameOf = useDriveText();
  const items = bikes.flatMap(({ candidate, item }) =>
    candidate.drive === advice.drive &&
    candidate.motor === advice.motor &&
    advice.slugs.includes(candidate.slug)
      ? [item]
      : [],
  );
  const shown = filterBikes(buildBikeIndex(items), emptySelection, 'price-asc', language);
  return (
    <section className="pb-5">
      <p className="text-2 mb-1">{label}</p>
      <h2 className="mb-3">{nameOf(advice.drive, advice.motor)}</h2>
      {!advice.isWithinBudget && (
        <p className="lt-strong">{t('dear', { price: formatPrice(advice.fromCents, language) })}</p>
      )}
      <AdviceReasons advice={advice} needs={needs} />
      <div className="pt-4">
        <PriceNotice />
      </div>
      <div className="row gx-lg-4 gy-5 pt-3">
        {shown.slice(0, maxShown).map((bike, position) => (
          <div key={bike.item.slug} className="col-md-6 col-xl-4">
            <BikeCard
              bike={bike}
              arrival={findArrival(arrivals, bike.availability)}
              loading={getImageLoading(position, 0)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
