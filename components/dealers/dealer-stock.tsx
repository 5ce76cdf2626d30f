import { useTranslations } from 'next-intl';
import type { StockedBike } from '@/lib/server/dealers/list-stocked-bikes';
import { Link } from '@/lib/platform/i18n/navigation';
import { ColorSwatch } from '@/components/ui/color-swatch';
import { Price } from '@/components/ui/price/price';
import '@/styles/on-demand/stacked-tables.scss';

/** The bicycles in the dealer's shop, with links to a test ride. Prices are recommended retail prices. */
export function DealerStock({ bikes }: { bikes: readonly StockedBike[] }) {
  const t = useTranslations('dealer');
  return (
    <section>
      <h2 className="h3">{t('stock')}</h2>
      <table className="table lt-stacked-table">
        <thead>
          <tr>
            <th scope="col">{t('model')}</th>
            <th scope="col">{t('color')}</th>
            <th scope="col">{t('size')}</th>
            <th scope="col" className="r">
              {t('price')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('ride')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bikes.map(({ sku, slug, model, drivetrain, frame, size, color, hex, priceCents }) => (
            <tr key={sku}>
              <td className="full fw-medium">
                <Link href={`/bikes/${slug}?variant=${sku}`} prefetch={false}>
                  {model}
                </Link>{' '}
                <span className="small text-2">
                  {drivetrain}, {frame}
                </span>
              </td>
              <td>
                <span className="d-inline-flex align-items-center gap-2 text-nowrap">
                  <ColorSwatch hex={hex} isSmall />
                  {color}
                </span>
              </td>
              <td>{size}</td>
              <td className="r">
                <Price cents={priceCents} />
              </td>
              <td className="r">
                <a
                  href={`?sku=${sku}&bike=${slug}#test-ride`}
                  aria-label={t('rideOf', { model, color, size })}
                >
                  {t('ride')}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small text-2 mt-3 mb-0">{t('stockNote')}</p>
    </section>
  );
}
