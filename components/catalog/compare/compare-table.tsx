'use client';

import { useTranslations, useLocale } from 'next-intl';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { PictureOrDrawing } from '@/components/ui/picture/picture-or-drawing';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { Price } from '@/components/ui/price/price';
import { PriceSlot } from '@/components/ui/price/price-slot';
import { type ArrivalDates, findArrival } from '@/domain/delivery/transit-days';
import { removeFromCompareList } from '@/lib/browser/catalog/compare-list';
import { Link } from '@/lib/platform/i18n/navigation';
import type { CompareColumn } from './compare-columns';
import { LineStyleSample } from './compare-geometry';
import {
  buildComparison,
  type ComparisonRow,
  filterDifferences,
} from '@/domain/catalog/comparison';
import type { BodyMeasurements } from '@/domain/advice/body-measurements';
import { toRidingPosture, computeTorsoAngle } from '@/domain/advice/riding-posture';
import { formatNumber } from '@/domain/money/format-money';
import { SizeAdviceText } from '@/components/catalog/fit/size-advice-text';
import './compare.scss';

interface CompareTableHeaderProps {
  readonly columns: readonly CompareColumn[];
  readonly arrivals: ArrivalDates;
  readonly queryWithout: (slug: string) => string;
}

/** The maximum useful image width in pixels; the table has up to four columns side by side. */
const PICTURE_LIMIT = 800;

/**
 * The table header: image, name, price and delivery date of each bicycle, with a link that removes it from the
 * comparison.
 */
function CompareTableHeader({ columns, arrivals, queryWithout }: CompareTableHeaderProps) {
  const t = useTranslations('compare');
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ bike, offer, isRiderSize, size }, index) => (
          <th key={bike.slug} scope="col">
            <Link href={`/bikes/${bike.slug}?variant=${offer.sku}`} prefetch={false}>
              <span className="lt-compare-picture">
                <PictureOrDrawing
                  picture={bike.picture}
                  drawing={bike.drawing}
                  alt={t('pictureAlt', { name: bike.name, color: bike.colorName })}
                  sizes={pictureSizes.outletCard}
                  limit={PICTURE_LIMIT}
                  loading="eager"
                />
              </span>
              <span className="h3 lt-compare-name">{bike.name}</span>
            </Link>
            <LineStyleSample index={index} />
            <p className="lt-compare-price num">
              <PriceSlot
                skus={[offer.sku]}
                retailCents={offer.listPriceCents ?? offer.priceCents}
                isFrom={offer.isFrom}
                layout="line"
              >
                <Price cents={offer.priceCents} isFrom={offer.isFrom} />
              </PriceSlot>{' '}
              <small className="text-2">
                {isRiderSize ? t('inSize', { size: size.size }) : t('smallestPrice')}
              </small>
            </p>
            <p className="lt-compare-availability">
              <AvailabilityLabel
                availability={offer.availability}
                arrival={findArrival(arrivals, offer.availability)}
              />
            </p>
            <Link
              className="lt-compare-remove small text-2"
              href={`/bikes/compare?${queryWithout(bike.slug)}`}
              prefetch={false}
              onClick={() => removeFromCompareList(bike.slug)}
            >
              {t('remove')}
              <span className="visually-hidden">: {bike.name}</span>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface CompareTableProps {
  readonly columns: readonly CompareColumn[];
  readonly arrivals: ArrivalDates;
  readonly rider: BodyMeasurements | null;
  readonly onlyDifferences: boolean;
  /** Returns the query of the comparison without one of its bicycles. */
  readonly queryWithout: (slug: string) => string;
}

const MILLIMETRES = [
  ...(['reach', 'stack', 'wheelbase', 'seatTube', 'topTube', 'headTube'] as const),
  ...(['chainstay', 'standover'] as const),
];
const DEGREES = ['headAngle', 'seatAngle'] as const;

/** The comparison as a table with one column per bicycle: price, delivery date, fit, components and geometry. */
export function CompareTable({
  columns,
  arrivals,
  rider,
  onlyDifferences,
  queryWithout,
}: CompareTableProps) {
  const t = useTranslations('compare');
  const measure = useTranslations('bike.geometry');
  const seat = useSeat(rider);
  const language = useLocale();
  const millimetres = { maximumFractionDigits: 0, useGrouping: false };
  const degrees = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const groups = [
    { title: t('facts'), rows: buildComparison(columns.map(({ bike }) => bike.facts)) },
    {
      title: t('geometry'),
      rows: buildComparison(
        columns.map(({ size }) => [
          ...MILLIMETRES.map((name) => ({
            title: measure(name),
            text: `${formatNumber(size[name], language, millimetres)} mm`,
          })),
          ...DEGREES.map((name) => ({
            title: measure(name),
            text: `${formatNumber(size[name], language, degrees)}°`,
          })),
        ]),
      ),
    },
  ];
  return (
    <div className="lt-scroll lt-compare-scroll" role="region" aria-label={t('title')} tabIndex={0}>
      <table className={`lt-compare is-${columns.length}`}>
        <CompareTableHeader columns={columns} arrivals={arrivals} queryWithout={queryWithout} />
        <tbody>
          <tr className="lt-compare-size">
            <th scope="row">{t(rider === null ? 'size' : 'mySize')}</th>
            {columns.map(({ bike, frame, size, advice, isRiderSize }) => (
              <td key={bike.slug}>
                {rider === null || isRiderSize ? (
                  <b className="lt-compare-geometry-letter">{size.size}</b>
                ) : (
                  <b className="lt-strong">{t('notMine')}</b>
                )}{' '}
                <span className="text-2">{frame.name}</span>
                <p>
                  {rider === null || advice === null ? (
                    t('madeFor', { min: size.bodyHeightMinCm, max: size.bodyHeightMaxCm })
                  ) : (
                    <SizeAdviceText
                      name={bike.name}
                      sizes={frame.sizes}
                      rider={rider}
                      advice={advice}
                    />
                  )}
                </p>
              </td>
            ))}
          </tr>
          <Row title={t('sits')} texts={columns.map(seat)} />
        </tbody>
        {groups.map(({ title, rows }) => {
          const shown = onlyDifferences ? filterDifferences(rows) : rows;
          return shown.length === 0 ? null : (
            <tbody key={title}>
              <tr className="lt-compare-group">
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {title}
                </th>
              </tr>
              {shown.map((row) => (
                <Row key={row.title} {...row} />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

function Row({
  title,
  texts,
  differs = false,
}: Pick<ComparisonRow, 'title' | 'texts'> & { differs?: boolean }) {
  const t = useTranslations('compare');
  return (
    <tr className={differs ? 'is-different' : undefined}>
      <th scope="row">{title}</th>
      {texts.map((text, index) => (
        <td key={index}>
          {text ?? (
            <span className="text-3">
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('notStated')}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/**
 * Returns a function that describes the riding posture in a column's size, for example "ausgewogen, etwa 58°". If no
 * rider is given, the posture is computed for the middle of the size's range of body heights.
 */
function useSeat(rider: BodyMeasurements | null): (column: CompareColumn) => string {
  const t = useTranslations('compare');
  const feels = useTranslations('bodyMeasurements.feels');
  return ({ size }) => {
    const heightCm = (size.bodyHeightMinCm + size.bodyHeightMaxCm) / 2;
    const angle = computeTorsoAngle(size, rider ?? { heightCm, inseamCm: null, posture: null });
    return t('posture', { feeling: feels(toRidingPosture(angle)), angle });
  };
}
