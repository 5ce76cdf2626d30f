import { useTranslations } from 'next-intl';
import { BikeCard } from '@/components/catalog/bike-card';
import { bikeIndex, shownBikes } from '@/components/catalog/list/shown-bikes';
import { loadingAt } from '@/components/ui/picture/loading-at';
import { PriceNote } from '@/components/ui/price/price-note';
import { type Arrivals, arrivalIn } from '@/domain/delivery/arrivals';
import type { Advice } from '@/domain/gear-advice/advise';
import type { Needs } from '@/domain/gear-advice/needs';
import { writePrice } from '@/domain/money/write-money';
import type { Language } from '@/domain/language/detect-language';
import { Reasons } from '@/components/gear-advice/reasons';
import { useDriveText } from '@/components/gear-advice/use-drive-text';
import type { DrivenBike } from '@/lib/server/gear-advice/list-driven-bikes';

interface Props {
  readonly advice: Advice;
  readonly needs: Needs;
  /** All that is sold; the advice names those to show. */
  readonly bikes: readonly DrivenBike[];
  readonly arrivals: Arrivals;
  readonly language: Language;
  /** Stands above the name of the drive. */
  readonly label: string;
}

/** More of them stand in the list. */
const mostShown = 3;

const allOfIt = { subcategory: [], transmission_group: [], geometry: [], colors: [] };

/** A drive that is advised: why, and the bicycles it is sold on, each with price and day. */
export function AdvisedDrive({ advice, needs, bikes, arrivals, language, label }: Props) {
  const t = useTranslations('gearAdvice.answer');
  const nameOf = useDriveText();
  const items = bikes.flatMap(({ machine, item }) =>
    machine.drive === advice.drive &&
    machine.motor === advice.motor &&
    advice.slugs.includes(machine.slug)
      ? [item]
      : [],
  );
  const shown = shownBikes(bikeIndex(items), allOfIt, 'price-asc', language);
  return (
    <section className="pb-5">
      <p className="text-2 mb-1">{label}</p>
      <h2 className="mb-3">{nameOf(advice.drive, advice.motor)}</h2>
      {!advice.isWithinBudget && (
        <p className="lt-strong">{t('dear', { price: writePrice(advice.fromCents, language) })}</p>
      )}
      <Reasons advice={advice} needs={needs} />
      <div className="pt-4">
        <PriceNote />
      </div>
      <div className="row gx-lg-4 gy-5 pt-3">
        {shown.slice(0, mostShown).map((bike, position) => (
          <div key={bike.item.slug} className="col-md-6 col-xl-4">
            <BikeCard
              bike={bike}
              arrival={arrivalIn(arrivals, bike.availability)}
              loading={loadingAt(position, 0)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
