'use client';

import { type ComponentProps, useContext } from 'react';
import { lateSection } from '@/components/ui/late-section';
import { StartQueryContext } from '@/lib/browser/state/start-query';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import type { AvailabilityTable } from './availability-table';
import type { BikeSpecs } from './bike-specs';

const LateTable = lateSection<ComponentProps<typeof AvailabilityTable>>(() =>
  import('./availability-table').then((module) => module.AvailabilityTable),
);
const LateSpecs = lateSection<ComponentProps<typeof BikeSpecs>>(() =>
  import('./bike-specs').then((module) => module.BikeSpecs),
);
const figures = () => import('./geometry-figures');
const LateDrawing = lateSection<object>(() => figures().then((module) => module.SelectedDrawing));
const LateMeasures = lateSection<object>(() => figures().then((module) => module.SelectedMeasures));

/** The dates of all colours and sizes; they can be read before their code is there, as all parts of this file. */
export function BikeDates(props: ComponentProps<typeof AvailabilityTable>) {
  return <LateTable {...props} isWanted={useIsChosen()} />;
}

/** The facts of the selected drive train and the model. */
export function BikeFacts(props: ComponentProps<typeof BikeSpecs>) {
  return <LateSpecs {...props} isWanted={useIsChosen()} />;
}

/** The selected frame to scale. */
export function BikeDrawing() {
  return <LateDrawing isWanted={useIsChosen()} />;
}

/** The measures of the selected frame. */
export function BikeMeasures() {
  return <LateMeasures isWanted={useIsChosen()} />;
}

/** True when the address names another variant than the page was made with. */
function useIsChosen(): boolean {
  const [query] = useUrlQuery();
  const made = useContext(StartQueryContext);
  return variantIn(query) !== variantIn(made);
}

const variantIn = (query: string): string | null => new URLSearchParams(query).get('variant');
