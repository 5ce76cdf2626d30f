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

/** Provides the parts that can be mounted on the page's bicycle. */
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
  /** All parts that can be mounted on the model. */
  readonly parts: readonly MountablePartView[];
  /** The selected parts that fit the selected variant. */
  readonly chosen: readonly MountablePartView[];
  /** The parts in the URL that do not fit the selected variant. */
  readonly incompatible: readonly MountablePartView[];
  readonly sum: ConfigurationTotals;
  /** The configuration code; null if the selected variant cannot be expressed as a code. */
  readonly code: string | null;
  readonly choose: (part: MountablePartView) => void;
  /** Replaces the part selected for a mount place by the standard part. */
  readonly reset: (place: MountPlace) => void;
}

/**
 * Returns the parts selected for the variant, and functions to change them. The part numbers are stored in the URL as
 * `?parts=12.20`; a change replaces the history entry.
 */
export function useConfiguredParts(): ConfiguredParts {
  const parts = useContext(PartsContext);
  const { selected, drivetrain } = useBikeSelection();
  const [query, write] = useUrlQuery();
  return useMemo(() => {
    const selectedParts = parsePartNumbers(query).flatMap(
      (number) => parts.find((part) => part.number === number) ?? [],
    );
    const chosen = filterMountableParts(selected.sku, selectedParts);
    const writeParts = (next: readonly MountablePartView[]): void => {
      const list = next.map(({ number }) => number).join('.');
      write(`variant=${selected.sku}${list === '' ? '' : `&parts=${list}`}`, 'replace');
    };
    return {
      parts,
      chosen,
      incompatible: selectedParts.filter((part) => !chosen.includes(part)),
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
      choose: (part) => writeParts(addPart(chosen, part)),
      reset: (place) => writeParts(chosen.filter((part) => part.place !== place)),
    };
  }, [parts, selected, drivetrain, query, write]);
}

/** Returns the part numbers in the order of their selection. Anything else in the query is ignored. */
function parsePartNumbers(query: string): number[] {
  const list = new URLSearchParams(query).get('parts') ?? '';
  const numbers = list.split('.').filter((one) => /^[1-9]\d{0,3}$/.test(one));
  return [...new Set(numbers.map(Number))];
}
