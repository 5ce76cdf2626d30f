'use client';

import { useLocale, useTranslations } from 'next-intl';
import { getAvailability } from '@/domain/availability/availability';
import { buildAvailabilityGrid } from '@/domain/catalog/availability-grid';
import { findEarlierVariant } from '@/domain/catalog/variant-alternatives';
import type { IsoDay } from '@/domain/time/day';
import { formatDay } from '@/lib/platform/i18n/format-days';
import { AvailabilityLabel } from '@/components/ui/availability/availability-label';
import { useBikeSelection } from './use-bike-selection';
import { ColorSwatch } from '@/components/ui/color-swatch';
import { VariantLink } from '@/components/catalog/variant-link';
import '@/styles/on-demand/dense-tables.scss';

/**
 * The table of delivery dates by color and size for the selected frame and drivetrain. Below it, a variant that is
 * available earlier.
 */
export function AvailabilityTable({ today }: { readonly today: IsoDay }) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { bike, variants, selected, sizes, color, frame, drivetrain } = useBikeSelection();
  const colors = bike.colors.map(({ short }) => short);
  const rows = buildAvailabilityGrid(
    variants,
    { colors, sizes: sizes.map(({ size }) => size) },
    selected,
  );
  const earlierVariant = findEarlierVariant(variants, selected, colors, today);
  const colorOf = (short: string) => bike.colors.find((known) => known.short === short);
  return (
    <>
      <div className="lt-scroll" role="group" aria-label={t('gridCaption')} tabIndex={0}>
        <table className="lt-availability-grid">
          <caption className="visually-hidden">{t('gridCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('gridColour')}</th>
              {sizes.map(({ size, bodyHeightMinCm, bodyHeightMaxCm }) => (
                <th key={size} scope="col">
                  {size}
                  <small>{t('bodyHeight', { min: bodyHeightMinCm, max: bodyHeightMaxCm })}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ color: short, cells }) => (
              <tr key={short}>
                <th scope="row">
                  <span>
                    <ColorSwatch hex={colorOf(short)?.hex ?? ''} isSmall />
                    {colorOf(short)?.name}
                  </span>
                </th>
                {cells.map((cell, index) => {
                  const variant =
                    cell.kind === 'variant'
                      ? variants.find(({ sku }) => sku === cell.sku)
                      : undefined;
                  const key = sizes[index]?.size ?? index;
                  if (cell.kind === 'notBuilt' || variant === undefined) {
                    return (
                      <td key={key} className="is-none">
                        <span>{t('notBuilt')}</span>
                      </td>
                    );
                  }
                  return (
                    <td
                      key={key}
                      className={cell.isSelected ? 'is-on' : ''}
                      aria-current={cell.isSelected ? 'true' : undefined}
                    >
                      <VariantLink to={variant}>
                        <AvailabilityLabel availability={cell.availability} format="cell" />
                      </VariantLink>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small text-2 mt-3 mb-0" aria-live="polite">
        {[drivetrain?.name, frame?.name].filter(Boolean).join(', ')}.{' '}
        {t('asOf', { day: formatDay(today, locale) })}{' '}
        {earlierVariant === null ? null : (
          <>
            <b className="lt-strong">{t('earlier', { size: selected.size })}</b>{' '}
            {t.rich(earlierVariant.daysEarlier === null ? 'earlierUnknown' : 'earlierDays', {
              color: colorOf(earlierVariant.variant.color)?.name ?? '',
              other: color?.name ?? '',
              days: earlierVariant.daysEarlier ?? 0,
              now: getAvailability(earlierVariant.variant.stock).kind === 'now' ? 'yes' : 'no',
              date:
                earlierVariant.availability.kind === 'date'
                  ? formatDay(earlierVariant.availability.date, locale)
                  : '',
              link: (chunks) => <VariantLink to={earlierVariant.variant}>{chunks}</VariantLink>,
            })}
          </>
        )}
      </p>
    </>
  );
}
