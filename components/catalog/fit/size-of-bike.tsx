'use client';

import { useTranslations } from 'next-intl';
import { adviseSize, sizesToTake } from '@/domain/fit/advise-size';
import { variantOptions } from '@/domain/catalog/variant-options';
import { useKeptRider } from '@/lib/browser/fit/use-measures';
import { type BikeSelection, useBikeSelection } from '../bike/bike-selection';
import { VariantLink } from '../variant-link';
import { SizeSentence } from './size-sentence';

/** Which size of the page's bicycle is mine and why, the way to it where another is chosen, and the frame that fits where this one does not. */
export function SizeOfBike() {
  const t = useTranslations('fit');
  const selection = useBikeSelection();
  const rider = useKeptRider();
  const { bike, sizes, selected } = selection;
  const advice = rider === null ? null : adviseSize(sizes, rider);
  if (rider === null || advice === null) return null;
  const mine = sizesToTake(advice);
  const wanted = mine.includes(selected.size) ? undefined : mine[0];
  const option =
    wanted === undefined ? null : variantOptions(selection.variants, selected, 'size', [wanted])[0];
  const elsewhere = mine.length > 0 ? null : otherFrame(selection, rider);
  return (
    <p>
      <SizeSentence name={bike.name} sizes={sizes} rider={rider} advice={advice} />{' '}
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

/** Another frame of the model that is made for the rider, in the variant most like the selected one. */
function otherFrame(
  { bike, variants, selected }: BikeSelection,
  rider: NonNullable<ReturnType<typeof useKeptRider>>,
) {
  for (const { short, name } of bike.frames) {
    const [size] = sizesToTake(
      adviseSize(
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
