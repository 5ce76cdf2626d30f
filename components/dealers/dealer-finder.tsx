'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import type { MapSource } from '@/lib/platform/map/dealer-map';
import type { DealerRowView } from '@/lib/platform/views/dealer-view';
import { DealerMapPanel } from './dealer-map-panel';
import { DealerRow, rowId } from './dealer-row';
import { FinderForm } from './finder-form';
import { FinderState } from './finder-state';
import { type FinderStart, useFinder } from './use-finder';
import './dealer.scss';
import './map.scss';

type Props = {
  dealers: readonly DealerRowView[];
  start: FinderStart;
  /** Null when there is no map: the list stands alone. */
  mapSource: MapSource | null;
};

/** The dealers as a numbered list, with the same numbers on a map beside it (design 10-dealers). */
export function DealerFinder({ dealers, start, mapSource }: Props) {
  const t = useTranslations('dealers');
  const finder = useFinder(dealers, start);
  const [lit, setLit] = useState<string | null>(null);
  const { result, around, nowMs, filters } = finder;
  const shown = result.found.length > 0 ? result.found : result.beyond;
  const pins = useMemo(
    () =>
      shown.map(({ dealer: { slug, name, latitude, longitude } }, at) => ({
        ...{ slug, name, latitude, longitude },
        number: at + 1,
      })),
    [shown],
  );
  const position = around?.position;
  const area = useMemo(
    () => (position ? { ...position, radiusKm: filters.radius } : null),
    [position, filters.radius],
  );
  const goToRow = useCallback((slug: string) => document.getElementById(rowId(slug))?.focus(), []);
  return (
    <div className="lt-dealers">
      <div className="list">
        <h1 className="h2 mb-3">{t('title')}</h1>
        <FinderForm finder={finder} />
        <FinderState finder={finder} />
        <ol className="lt-dealer-list">
          {shown.map((found, at) => (
            <DealerRow
              key={found.dealer.slug}
              found={found}
              number={at + 1}
              bike={finder.bike}
              isLit={found.dealer.slug === lit}
              nowMs={nowMs}
              onLight={setLit}
            />
          ))}
        </ol>
      </div>
      {mapSource && (
        <DealerMapPanel
          source={mapSource}
          pins={pins}
          around={area}
          lit={lit}
          onLight={setLit}
          onChoose={goToRow}
        />
      )}
    </div>
  );
}
