'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { mountable, withPart } from '@/domain/configuration/fitting-parts';
import { configurationCode } from '@/domain/configuration/short-code';
import { type ConfigurationSum, sumConfiguration } from '@/domain/configuration/configuration-sum';
import type { MountPlace } from '@/domain/configuration/mount';
import { availabilityOf } from '@/domain/catalog/availability';
import { useUrlQuery } from '@/lib/browser/state/url-query';
import type { MountablePartView } from '@/lib/platform/views/mountable-part-view';
import { useBikeSelection } from '../bike/bike-selection';

const PartsContext = createContext<readonly MountablePartView[]>([]);

/** Says what can be mounted to the bicycle of the page. */
export function ConfigurationParts({
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
  readonly sum: ConfigurationSum;
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
    const chosen = mountable(selected.sku, asked);
    const put = (next: readonly MountablePartView[]): void => {
      const list = next.map(({ number }) => number).join('.');
      write(`variant=${selected.sku}${list === '' ? '' : `&parts=${list}`}`, 'replace');
    };
    return {
      parts,
      chosen,
      dropped: asked.filter((part) => !chosen.includes(part)),
      sum: sumConfiguration(
        {
          priceCents: selected.priceCents,
          weightGrams: drivetrain?.weightGrams ?? 0,
          availability: availabilityOf(selected.stock),
        },
        chosen,
      ),
      code: configurationCode({
        sku: selected.sku,
        parts: chosen.map(({ number }) => number),
      }),
      choose: (part) => put(withPart(chosen, part)),
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
