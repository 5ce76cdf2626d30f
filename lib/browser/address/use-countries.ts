'use client';

import { useEffect, useState } from 'react';
import { loadCountries } from '@/lib/browser/shop/address-api';
import type { Country } from '@/lib/browser/shop/address-views';

/** The countries to choose from; null until they are there. `retry` asks again after a failure. */
export function useCountries() {
  const [countries, setCountries] = useState<readonly Country[] | 'broken' | null>(null);
  const isMissing = countries === null;

  useEffect(() => {
    if (!isMissing) return;
    void loadCountries().then((answer) =>
      setCountries(answer.kind === 'done' ? answer.value : 'broken'),
    );
  }, [isMissing]);

  const isBroken = countries === 'broken';
  return {
    countries: isBroken ? null : countries,
    isBroken,
    retry: () => isBroken && setCountries(null),
  };
}
