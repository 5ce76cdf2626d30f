'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { filterMountableParts, addPart } from '@/domain/configurator/mounted-parts';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import {
  type ConfigurationTotals,
  computeConfigurationTotals,
} from '@/domain/configurator/mounted-parts';
import type { MountPlace } from '@/domain/configurator/mounted-parts';
import { getAvailability } from '@/domain/availability/availability';
import { useUrlQuery } from '@/lib/browser/navigation/url-query';
import type { MountablePartView } from '@/lib/platform/views/catalog-view';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';

const PartsContext = createContext<readonly MountablePartView[]>([]);

/** Says what can be mounted to the bicycle of the page. */
export function ConfigurationPartsProvider({
  parts,
  children,
}: {
  readonly parts: readonly MountablePartView[];
  readonly children: ReactNode;
}) {
  return <PartsContext value={parts}>{children}</PartsContext>;
}

export interface ConfiguredParts {
  /** All that can be mounted to the model. */
  readonly parts: readonly MountablePartView[];
  /** Those that are, and fit the selected variant. */
  readonly chosen: readonly MountablePartView[];
  /** Those the address names that cannot be on the selected variant. */
  readonly dropped: readonly MountablePartView[];
  readonly sum: ConfigurationTotals;
  /** Null for a sku without a code. */
  readonly code: string | null;
  readonly choose: (part: MountablePartView) => void;
  /** As the bicycle comes. */
  readonly leave: (place: MountPlace) => void;
}

/** The selected variant with its parts. They stand in the address as ?parts=12.20, by their numbers, and a change replaces it. */
export function useConfiguredParts(): ConfiguredParts {
  const parts = useContext(PartsContext);
  const { selected, drivetrain } = useBikeSelection();
  const [query, write] = useUrlQuery();
  return useMemo(() => {
    const asked = numbersIn(query).flatMap(
      (number) => parts.find((part) => part.number === number) ?? [],
    );
    const chosen = filterMountableParts(selected.sku, asked);
    const put = (next: readonly MountablePartView[]): void => {
      const list = next.map(({ number }) => number).join('.');
      write(`variant=${selected.sku}${list === '' ? '' : `&parts=${list}`}`, 'replace');
    };
    return {
      parts,
      chosen,
      dropped: asked.filter((part) => !chosen.includes(part)),
      sum: computeConfigurationTotals(
        {
          priceCents: selected.priceCents,
          weightGrams: drivetrain?.weightGrams ?? 0,
          availability: getAvailability(selected.stock),
        },
        chosen,
      ),
      code: formatConfigurationCode({
        sku: selected.sku,
        parts: chosen.map(({ number }) => number),
      }),
      choose: (part) => put(addPart(chosen, part)),
      leave: (place) => put(chosen.filter((part) => part.place !== place)),
    };
  }, [parts, selected, drivetrain, query, write]);
}

/** Numbers in the order in which they were chosen; whatever else the address holds is nothing. */
function numbersIn(query: string): number[] {
  const list = new URLSearchParams(query).get('parts') ?? '';
  const numbers = list.split('.').filter((one) => /^[1-9]\d{0,3}$/.test(one));
  return [...new Set(numbers.map(Number))];
}
