'use client';

import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { useConfigurationPriceChange } from '@/components/catalog/configurator/use-configuration-price-change';
import { useConfiguredParts } from '@/components/catalog/configurator/configuration-parts';
import { emptyPersParam } from '@/domain/basket/pers-param';
import { useBikeComment } from '@/lib/browser/catalog/bike-comment';
import { useClientState } from '@/lib/browser/state/client-state';
import { BikeAddToCart, type BikeAddToCartProps } from '@/app/[lang]/bikes/[slug]/bike-add-to-cart';

/** The button that adds the configured bicycle to the basket, with its parts and the customer's note. */
export function ConfiguredBikeAddToCart(props: BikeAddToCartProps) {
  const { bike } = useBikeSelection();
  const { chosen, code } = useConfiguredParts();
  const { expectedCents, describeRejection } = useConfigurationPriceChange();
  const [{ comment, date }] = useBikeComment(bike.slug);
  const isB2b = useClientState((state) => state.isB2b);
  const hasParts = chosen.length > 0;
  const hasNote = comment.trim() !== '' || date !== '';
  return (
    <BikeAddToCart
      {...props}
      buttonProps={{
        code: hasParts ? (code ?? undefined) : undefined,
        // B2B prices must not appear on a public page.
        shownCents: hasParts && !isB2b ? expectedCents : undefined,
        describeRejection,
        persParam: hasNote ? { ...emptyPersParam, comment, date } : undefined,
      }}
    />
  );
}
