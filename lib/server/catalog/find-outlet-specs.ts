import 'server-only';
import { getTranslations } from 'next-intl/server';
import { motorOf, toMotorBrand } from '@/domain/catalog/motor';
import { outletSpecs } from '@/domain/catalog/outlet-specs';
import type { Language } from '@/domain/language/detect-language';
import type { LabelledText } from '@/lib/platform/views/term-view';
import { motorFacts } from './motor-facts';

interface SoldPiece {
  /** The drive train's rows and then the model's. */
  readonly rows: readonly LabelledText[];
  readonly ownRows: readonly { readonly title: string; readonly text: string | null }[];
  /** Of the model, two digits. */
  readonly year: number;
  /** As the model has it today; null where it has none of this code any more. */
  readonly drivetrain: { readonly motor: string | null; readonly weightGrams: number } | null;
}

/** The specification of a single piece of the outlet as it is sold, in the words of the model's rows. */
export async function findOutletSpecs(
  locale: Language,
  { rows, ownRows, year, drivetrain }: SoldPiece,
): Promise<LabelledText[]> {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'bike' }),
    getTranslations({ locale, namespace: 'compare.motorFacts' }),
  ]);
  const motor = motorOf(toMotorBrand(drivetrain?.motor), year);
  const kilograms = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return outletSpecs({
    rows,
    ownRows,
    motor: motor && { name: motor.name, text: `${t(`brands.${motor.brand}`)} ${motor.name}` },
    motorTitles: motorFacts.filter((fact) => fact !== 'assistance').map((fact) => titles(fact)),
    weight: drivetrain && {
      title: t('weight'),
      text: t('weightValue', { kg: kilograms.format(drivetrain.weightGrams / 1000) }),
    },
  });
}
