'use client';

import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { useConfigurationPriceChange } from '@/components/catalog/configurator/use-configuration-price-change';
import { useConfiguredParts } from '@/components/catalog/configurator/configuration-parts';
import { emptyPersParam } from '@/domain/basket/pers-param';
import { useBikeNote } from '@/lib/browser/catalog/bike-note';
import { useClientState } from '@/lib/browser/state/client-state';
import { BikeAdd, type BikeAddProps } from '@/app/[lang]/bikes/[slug]/bike-add';

/** Adds exactly what is configured, with the shopper's note on it. */
export function ConfiguredBikeAdd(props: BikeAddProps) {
  const { bike } = useBikeSelection();
  const { chosen, code } = useConfiguredParts();
  const { expectedCents, refusalWords } = useConfigurationPriceChange();
  const [{ comment, date }] = useBikeNote(bike.slug);
  const isB2b = useClientState((state) => state.isB2b);
  const hasParts = chosen.length > 0;
  const hasNote = comment.trim() !== '' || date !== '';
  return (
    <BikeAdd
      {...props}
      more={{
        code: hasParts ? (code ?? undefined) : undefined,
        // What a b2b customer pays stands on no public page.
        shownCents: hasParts && !isB2b ? expectedCents : undefined,
        refusalWords,
        persParam: hasNote ? { ...emptyPersParam, comment, date } : undefined,
      }}
    />
  );
}
