import type { ReactNode } from 'react';
import { BikeSelectionProvider } from '@/components/catalog/bike/bike-selection-provider';
import { ConfigurationParts } from '@/components/catalog/configurator/configuration-parts';
import { Configurator } from '@/components/catalog/configurator/configurator';
import { ProductSafety } from '@/components/catalog/product-safety';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { ComputedNote } from '@/components/ui/picture/computed-note';
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
  return (
    <ClientMessages namespaces={['bike', 'configurator', 'measures']}>
      <BikeSelectionProvider bike={bikeChoiceOf(bike)}>
        {notice}
        <ConfigurationParts parts={parts}>
          <Configurator
            relatives={bike.relatives}
            driveRelatives={bike.driveRelatives}
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
