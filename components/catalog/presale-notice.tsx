'use client';

import { useEffect } from 'react';
import { AvailabilityText } from '@/components/ui/availability/availability-label';
import { getAvailability, getEarliestAvailability } from '@/domain/availability/availability';
import { setPreorder } from '@/lib/browser/state/client-state';
import { useBikeSelection } from './bike/use-bike-selection';

interface Props {
  /**
   * The texts of the notice. They are passed as props, so that no other page has to include these messages (decision
   * 48).
   */
  readonly labels: { readonly title: string; readonly text: string; readonly from: string };
}

/**
 * Explains who can see a presale page and when delivery starts. Orders from this page are preorders (Specification §3,
 * client state).
 */
export function PresaleNotice({ labels }: Props) {
  const { variants } = useBikeSelection();
  const earliest = getEarliestAvailability(variants.map(({ stock }) => getAvailability(stock)));

  useEffect(() => {
    setPreorder(true);
    return () => setPreorder(false);
  }, []);

  return (
    <p className="lt-note pt-2 pb-2 mb-3">
      <b>{labels.title}</b> {labels.text} {labels.from} <AvailabilityText availability={earliest} />
      .
    </p>
  );
}
