'use client';

import { useTranslations } from 'next-intl';
import { computeSizeAdvice, listRecommendedSizes } from '@/domain/advice/size-advice';
import { listVariantOptions } from '@/domain/catalog/variant-selection';
import { useStoredMeasurements } from '@/lib/browser/catalog/use-body-measurements';
import { type BikeSelection, useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { VariantLink } from '@/components/catalog/variant-link';
import { SizeAdviceText } from './size-advice-text';

/**
 * States which size of the page's bicycle fits the rider and why, with a link to that size if another is selected. If
 * this frame does not fit, names the frame of the model that does.
 */
export function BikeSizeAdvice() {
  const t = useTranslations('fit');
  const selection = useBikeSelection();
  const rider = useStoredMeasurements();
  const { bike, sizes, selected } = selection;
  const advice = rider === null ? null : computeSizeAdvice(sizes, rider);
  if (rider === null || advice === null) return null;
  const recommended = listRecommendedSizes(advice);
  const wanted = recommended.includes(selected.size) ? undefined : recommended[0];
  const option =
    wanted === undefined
      ? null
      : listVariantOptions(selection.variants, selected, 'size', [wanted])[0];
  const elsewhere = recommended.length > 0 ? null : otherFrame(selection, rider);
  return (
    <p>
      <SizeAdviceText name={bike.name} sizes={sizes} rider={rider} advice={advice} />{' '}
      {wanted !== undefined && option?.nearest ? (
        <VariantLink to={option.nearest}>{t('choose', { size: wanted })}</VariantLink>
      ) : null}
      {elsewhere === null ? null : (
        <VariantLink to={elsewhere.variant}>
          {t('otherFrame', { frame: elsewhere.name, size: elsewhere.variant.size })}
        </VariantLink>
      )}
    </p>
  );
}

/**
 * Returns the variant most similar to the selected one in another frame of the model that fits the rider; null if there
 * is none.
 */
function otherFrame(
  { bike, variants, selected }: BikeSelection,
  rider: NonNullable<ReturnType<typeof useStoredMeasurements>>,
) {
  for (const { short, name } of bike.frames) {
    const [size] = listRecommendedSizes(
      computeSizeAdvice(
        bike.geometry.filter(({ frame }) => frame === short),
        rider,
      ),
    );
    if (short === selected.variation || size === undefined) continue;
    const built = variants.filter((each) => each.variation === short && each.size === size);
    const variant =
      built.find(({ type, color }) => type === selected.type && color === selected.color) ??
      built.find(({ type }) => type === selected.type) ??
      built[0];
    if (variant !== undefined) return { name, variant };
  }
  return null;
}
