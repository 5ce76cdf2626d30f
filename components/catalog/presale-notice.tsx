'use client';

import { useEffect } from 'react';
import { AvailabilityText } from '@/components/ui/when/availability-mark';
import { availabilityOf, earliestAvailability } from '@/domain/catalog/availability';
import { setPreorder } from '@/lib/browser/state/local-operations';
import { useBikeSelection } from './bike/bike-selection';

interface Props {
  /** Its words come with the page: no other page carries them (decision 57). */
  readonly words: { readonly title: string; readonly text: string; readonly from: string };
}

/** Says for whom a presale page is and from when it is delivered; what is ordered here is a preorder (Spec §3, client state). */
export function PresaleNotice({ words }: Props) {
  const { variants } = useBikeSelection();
  const earliest = earliestAvailability(variants.map(({ stock }) => availabilityOf(stock)));

  useEffect(() => {
    setPreorder(true);
    return () => setPreorder(false);
  }, []);

  return (
    <p className="lt-note pt-2 pb-2 mb-3">
      <b>{words.title}</b> {words.text} {words.from} <AvailabilityText availability={earliest} />.
    </p>
  );
}
