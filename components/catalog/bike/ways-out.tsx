'use client';

import type { ReactNode } from 'react';
import { availabilityGrid } from '@/domain/catalog/availability-grid';
import { useBikeSelection } from './bike-selection';
import '../choices.scss';

interface Props {
  readonly show: boolean;
  readonly children: ReactNode;
}

/**
 * What is not built, and where to go instead. Where anything of this frame and drive train is not built, the room is kept
 * free, so that choosing moves nothing.
 */
export function WaysOut({ show, children }: Props) {
  const { bike, variants, selected, sizes } = useBikeSelection();
  const axes = {
    colors: bike.colors.map(({ short }) => short),
    sizes: sizes.map(({ size }) => size),
  };
  const hasGaps = availabilityGrid(variants, axes, selected).some(({ cells }) =>
    cells.some(({ kind }) => kind === 'notBuilt'),
  );
  return hasGaps || show ? (
    <div className="lt-ways-out" aria-live="polite">
      {children}
    </div>
  ) : null;
}
