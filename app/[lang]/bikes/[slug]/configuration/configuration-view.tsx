import type { ReactNode } from 'react';
import { BikeSelectionProvider } from '@/components/catalog/bike-selection';
import { Configurator } from '@/components/catalog/configurator';
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
}

/** A model's configuration, whoever may see it. */
export function ConfigurationView({ bike, notice }: Props) {
  return (
    <ClientMessages namespaces={['bike', 'configurator']}>
      <BikeSelectionProvider bike={bikeChoiceOf(bike)}>
        {notice}
        <Configurator
          relatives={bike.relatives}
          driveRelatives={bike.driveRelatives}
          addToBasket={<SelectedBikeAdd />}
          addFromBar={<SelectedBikeAdd inBar />}
          note={<ComputedNote className="mb-0" />}
          today={today()}
        />
      </BikeSelectionProvider>
    </ClientMessages>
  );
}
