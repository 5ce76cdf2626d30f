'use client';

import { useEffect, useState } from 'react';
import { parseVatId } from '@/domain/customer/vat-id';
import { fetchVatIdStatus, type VatIdStatus } from './check-vat-id';

export type VatIdCheck = VatIdStatus | 'NONE' | 'checking';

/**
 * Returns the check result of the typed VAT ID. The format is checked when the field loses focus, then the shop service
 * is asked; the check runs again when the country changes.
 */
export function useVatIdCheck(
  vatID: string,
  countryId: string,
): { check: VatIdCheck; onBlur: () => void } {
  const [left, setLeft] = useState(vatID);
  const [known, setKnown] = useState<{ key: string; status: VatIdStatus } | null>(null);
  const key = `${countryId} ${vatID}`;
  const isLeft = vatID !== '' && left === vatID;
  const isWanted = isLeft && parseVatId(vatID) !== null;
  const isKnown = known?.key === key;

  useEffect(() => {
    if (!isWanted || isKnown) return;
    let isCurrent = true;
    void fetchVatIdStatus(vatID, countryId).then((status) => {
      if (isCurrent) setKnown({ key, status });
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isKnown, key, vatID, countryId]);

  const onBlur = () => setLeft(vatID);
  if (!isLeft) return { check: 'NONE', onBlur };
  if (!isWanted) return { check: 'INVALID', onBlur };
  return { check: known && isKnown ? known.status : 'checking', onBlur };
}
