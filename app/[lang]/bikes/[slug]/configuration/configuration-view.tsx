import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BikeSelectionProvider } from '@/components/catalog/bike/bike-selection-provider';
import { ConfigurationParts } from '@/components/catalog/configurator/configuration-parts';
import { Configurator } from '@/components/catalog/configurator/configurator';
import { ProductSafety } from '@/components/catalog/product-safety';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { driveNote } from '@/domain/gear-advice/drive-note';
import { writeNumber } from '@/domain/money/write-money';
import { bikeChoiceOf } from '@/lib/server/catalog/bike-choice-of';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import type { MountablePartView } from '@/lib/platform/views/mountable-part-view';
import { today } from '@/lib/platform/i18n/days';
import { ConfiguredBikeAdd } from './configured-bike-add';

interface Props {
  readonly bike: BikePageView;
  /** What can be mounted to it. */
  readonly parts: readonly MountablePartView[];
  /** Stands above everything, for instance for whom the page is. */
  readonly notice?: ReactNode;
  /** What the button says instead, where the model is ordered before it is sold. */
  readonly orderLabel?: string | undefined;
}

/** A model's configuration, whoever may see it. */
export function ConfigurationView({ bike, parts, notice, orderLabel }: Props) {
  const driveNotes = useDriveNotes(bike);
  return (
    <ClientMessages namespaces={['bike', 'configurator', 'measures']}>
      <BikeSelectionProvider bike={bikeChoiceOf(bike)}>
        {notice}
        <ConfigurationParts parts={parts}>
          <Configurator
            relatives={bike.relatives}
            driveRelatives={bike.driveRelatives}
            driveNotes={driveNotes}
            addToBasket={<ConfiguredBikeAdd label={orderLabel} />}
            addFromBar={<ConfiguredBikeAdd label={orderLabel} inBar />}
            note={<ComputedNote className="mb-0" />}
            safety={<ProductSafety safety={bike.safety} />}
            build={bike.build}
            today={today()}
          />
        </ConfigurationParts>
      </BikeSelectionProvider>
    </ClientMessages>
  );
}

/** By its code a sentence for each drive train, with the range the product names (design 04). */
function useDriveNotes({ drivetrains, drivetrainSpecs }: BikePageView) {
  const t = useTranslations('driveNotes');
  const language = useLocale();
  return Object.fromEntries(
    drivetrains.flatMap(({ code, kind }) => {
      const texts = (drivetrainSpecs[code] ?? []).map(({ text }) => text);
      const note = driveNote({ kind, texts });
      if (note === null) return [];
      const range = note.range && writeNumber(note.range / 100, language, { style: 'percent' });
      const sentences = [t(note.drive), range && t('range', { range })];
      return [[code, sentences.filter(Boolean).join(' ')]];
    }),
  );
}
