'use client';

import { useEffect, useState } from 'react';
import { checkVatId, type VatIdVerdict } from './check-vat-id';

export type VatIdCheck = VatIdVerdict | 'NONE' | 'checking';

/** What is known of the typed VAT ID: it is checked once the field is left, and again when its country changes. */
export function useVatIdCheck(
  vatID: string,
  countryId: string,
): { check: VatIdCheck; leave: () => void } {
  const [left, setLeft] = useState(vatID);
  const [known, setKnown] = useState<{ key: string; verdict: VatIdVerdict } | null>(null);
  const key = `${countryId} ${vatID}`;
  const isWanted = vatID !== '' && left === vatID;
  const isKnown = known?.key === key;

  useEffect(() => {
    if (!isWanted || isKnown) return;
    let isCurrent = true;
    void checkVatId(vatID, countryId).then((verdict) => {
      if (isCurrent) setKnown({ key, verdict });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isKnown, key, vatID, countryId]);

  const leave = () => setLeft(vatID);
  if (!isWanted) return { check: 'NONE', leave };
  return { check: known && isKnown ? known.verdict : 'checking', leave };
}
