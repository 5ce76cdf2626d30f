import { useTranslations } from 'next-intl';
import { AvailabilityMark } from '@/components/ui/when/availability-mark';
import { Price } from '@/components/ui/price/price';
import { PriceNote } from '@/components/ui/price/price-note';
import { Link } from '@/lib/platform/i18n/navigation';
import type { RegisterRow } from '@/lib/server/home/list-register';
import './home.scss';

/** The models as a table of names (design README §7). */
export function Register({ bikes, total }: { bikes: readonly RegisterRow[]; total: number }) {
  const t = useTranslations('home');
  return (
    <section className="container-xxl lt-section pt-5">
      <div className="row align-items-end mb-4">
        <div className="col-lg-8">
          <h2>{t.rich('registerTitle', { count: total, br: () => <br /> })}</h2>
          <PriceNote />
        </div>
        <div className="col-lg-4 text-lg-end">
          <Link className="lt-link" href="/bikes">
            {t('compare')}
          </Link>
        </div>
      </div>
      <ol className="lt-register">
        {bikes.map((bike) => (
          <li key={bike.slug}>
            <Link href={`/bikes/${bike.slug}?variant=${bike.sku}`}>
              <span className="name">{bike.name}</span>
              <span className="txt">{bike.claim}</span>
              <Price cents={bike.priceCents} isFrom={bike.isFrom} className="p" />
              <span className="w">
                <AvailabilityMark availability={bike.availability} arrival={bike.arrival} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
