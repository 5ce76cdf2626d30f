'use client';

import { useLocale, useTranslations } from 'next-intl';
import { computePayloadKg } from '@/domain/catalog/bike-specs';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import type { LabelledText } from '@/lib/platform/views/catalog-view';
import { useBikeSelection } from './use-bike-selection';
import { SpecTable } from '@/components/catalog/spec-table';

type Props = Pick<
  BikePageView,
  'specs' | 'drivetrainSpecs' | 'permittedWeightKg' | 'builtFrom' | 'builtUntil'
>;

/** The specifications of the selected drivetrain, then those of the model. */
export function BikeSpecs({
  specs,
  drivetrainSpecs,
  permittedWeightKg,
  builtFrom,
  builtUntil,
}: Props) {
  const t = useTranslations('bike');
  const locale = useLocale();
  const { selected, drivetrain } = useBikeSelection();
  const own = drivetrainSpecs[selected.type] ?? [];
  const kilograms = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  // Omits the name of the motor if the product data contain a row on the motor, because that row has more detail.
  const saysMotor = [...own, ...specs].some(({ title }) => title === t('motorLabel'));
  const motor: LabelledText[] =
    saysMotor || selected.motorName === null || drivetrain?.motor == null
      ? []
      : [
          {
            title: t('motorLabel'),
            text: `${t(`brands.${drivetrain.motor}`)} ${selected.motorName}`,
          },
        ];
  const weight: LabelledText[] =
    drivetrain === undefined
      ? []
      : [
          {
            title: t('weight'),
            text: t('weightValue', { kg: kilograms.format(drivetrain.weightGrams / 1000) }),
          },
        ];
  const payload: LabelledText[] =
    drivetrain === undefined || permittedWeightKg === null
      ? []
      : [
          {
            title: t('payload'),
            text: t('kg', {
              kg: kilograms.format(computePayloadKg(permittedWeightKg, drivetrain.weightGrams)),
            }),
          },
        ];
  const built =
    builtUntil === null
      ? t('builtSince', { from: String(builtFrom) })
      : t('builtUntil', { from: String(builtFrom), to: String(builtUntil) });
  const rows = [
    ...motor,
    ...own,
    ...specs,
    ...weight,
    ...payload,
    { title: t('built'), text: built },
  ];
  const seen = new Set<string>();
  return <SpecTable specs={rows.filter(({ title }) => !seen.has(title) && seen.add(title))} />;
}
