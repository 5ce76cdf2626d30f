'use client';

import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { useConfigurationPriceChange } from '@/components/catalog/configurator/use-configuration-price-change';
import { useConfiguredParts } from '@/components/catalog/configurator/configuration-parts';
import { emptyPersParam } from '@/domain/basket/pers-param';
import { useBikeNote } from '@/lib/browser/catalog/bike-note';
import { useClientState } from '@/lib/browser/state/client-state';
import { BikeAdd, type BikeAddProps } from '@/app/[lang]/bikes/[slug]/bike-add';

/** Adds the configured bicycle, with the customer's note. */
export function ConfiguredBikeAdd(props: BikeAddProps) {
  const { bike } = useBikeSelection();
  const { chosen, code } = useConfiguredParts();
  const { expectedCents, describeRejection } = useConfigurationPriceChange();
  const [{ comment, date }] = useBikeNote(bike.slug);
  const isB2b = useClientState((state) => state.isB2b);
  const hasParts = chosen.length > 0;
  const hasNote = comment.trim() !== '' || date !== '';
  return (
    <BikeAdd
      {...props}
      more={{
        code: hasParts ? (code ?? undefined) : undefined,
        // B2B prices must not appear on a public page.
        shownCents: hasParts && !isB2b ? expectedCents : undefined,
        describeRejection,
        persParam: hasNote ? { ...emptyPersParam, comment, date } : undefined,
      }}
    />
  );
}
