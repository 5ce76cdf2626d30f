import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BikePageProvider } from '@/components/catalog/bike/bike-page-context';
import { ConfigurationPartsProvider } from '@/components/catalog/configurator/configuration-parts';
import { Configurator } from '@/components/catalog/configurator/configurator';
import { ProductSafety } from '@/components/catalog/product-safety';
import { ClientMessages } from '@/components/ui/client-messages';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { findDriveSummary } from '@/domain/advice/drivetrains';
import { formatNumber } from '@/domain/money/format-money';
import { toBikeChoice } from '@/lib/server/catalog/product-attributes';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import type { MountablePartView } from '@/lib/platform/views/catalog-view';
import { getToday } from '@/lib/platform/i18n/format-days';
import { ConfiguredBikeAddToCart } from './configured-bike-add-to-cart';

interface Props {
  readonly bike: BikePageView;
  readonly parts: readonly MountablePartView[];
  /** Content above the page, for instance a note on who can see it. */
  readonly notice?: ReactNode;
  /** Button label for a model on preorder; otherwise the default label is shown. */
  readonly orderLabel?: string | undefined;
}

/** The configurator page of a model, for public and presale models. */
export function ConfigurationView({ bike, parts, notice, orderLabel }: Props) {
  const driveNotes = useDriveNotes(bike);
  return (
    <ClientMessages namespaces={['bike', 'configurator', 'bodyMeasurements']}>
      <BikePageProvider bike={toBikeChoice(bike)}>
        {notice}
        <ConfigurationPartsProvider parts={parts}>
          <Configurator
            relatives={bike.relatives}
            driveRelatives={bike.driveRelatives}
            driveNotes={driveNotes}
            addToBasket={<ConfiguredBikeAddToCart label={orderLabel} />}
            addFromBar={<ConfiguredBikeAddToCart label={orderLabel} inBar />}
            note={<RenderedImagesNotice className="mb-0" />}
            safety={<ProductSafety safety={bike.safety} />}
            build={bike.build}
            today={getToday()}
          />
        </ConfigurationPartsProvider>
      </BikePageProvider>
    </ClientMessages>
  );
}

/** Returns one sentence by drivetrain code, with the gear range from the product data. */
function useDriveNotes({ drivetrains, drivetrainSpecs }: BikePageView) {
  const t = useTranslations('driveNotes');
  const language = useLocale();
  return Object.fromEntries(
    drivetrains.flatMap(({ code, kind }) => {
      const texts = (drivetrainSpecs[code] ?? []).map(({ text }) => text);
      const note = findDriveSummary({ kind, texts });
      if (note === null) return [];
      const range = note.range && formatNumber(note.range / 100, language, { style: 'percent' });
      const sentences = [t(note.drive), range && t('range', { range })];
      return [[code, sentences.filter(Boolean).join(' ')]];
    }),
  );
}
