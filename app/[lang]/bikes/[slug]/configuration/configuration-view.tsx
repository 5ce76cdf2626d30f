import type { ReactNode } from 'react';
import { BikeSelectionProvider } from '@/components/catalog/bike-selection-provider';
import { Configurator } from '@/components/catalog/configurator';
import { ProductSafety } from '@/components/catalog/product-safety';
import { ClientMessages } from '@/components/ui/client-messages';
import { ComputedNote } from '@/components/ui/computed-note';
import { bikeChoiceOf } from '@/lib/server/catalog/bike-choice-of';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { today } from '@/lib/platform/i18n/days';
import { SelectedBikeAdd } from '../selected-bike-add';

interface Props {
  readonly bike: BikePageView;
  /** Stands above everything, for instance for whom the page is. */
  readonly notice?: ReactNode;
  /** What the button says instead, where the model is ordered before it is sold. */
  readonly orderLabel?: string | undefined;
}

/** A model's configuration, whoever may see it. */
export function ConfigurationView({ bike, notice, orderLabel }: Props) {
  return (
    <ClientMessages namespaces={['bike', 'configurator', 'measures']}>
      <BikeSelectionProvider bike={bikeChoiceOf(bike)}>
        {notice}
        <Configurator
          relatives={bike.relatives}
          driveRelatives={bike.driveRelatives}
          addToBasket={<SelectedBikeAdd label={orderLabel} />}
          addFromBar={<SelectedBikeAdd label={orderLabel} inBar />}
          note={<ComputedNote className="mb-0" />}
          safety={<ProductSafety safety={bike.safety} />}
          today={today()}
        />
      </BikeSelectionProvider>
    </ClientMessages>
  );
}
