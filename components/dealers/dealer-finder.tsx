'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memo, useCallback, useMemo, useState } from 'react';
import type { FoundDealer } from '@/domain/dealers/filter-dealers';
import type { DealerRowView } from '@/lib/platform/views/dealer-view';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatDistance } from '@/domain/dealers/distance';
import { OpeningStatus } from './opening-status';
import type { MapSource } from '@/lib/platform/map/dealer-map';
import { DealerFinderMap } from './dealer-finder-map';
import { FinderForm } from './finder-form';
import { FinderStatus } from './finder-status';
import { type InitialFinderState, useDealerFinder } from './use-dealer-finder';
import '@/styles/on-demand/definition-lists.scss';
import './dealer-finder.scss';
import './dealer-list.scss';
import './dealer-finder-map.scss';

type DealerRowProps = {
  found: FoundDealer<DealerRowView>;
  number: number;
  /** The slug of the bicycle the visitor comes from, passed on to the dealer's page for a test ride; null for none. */
  bike: string | null;
  isHighlighted: boolean;
  nowMs: number | null;
  onHighlight: (slug: string | null) => void;
};

const shownModels = 4;

/** The row of a dealer in the list. Hovering or focusing it highlights the dealer's pin on the map. */
const DealerRow = memo(function DealerRow(props: DealerRowProps) {
  const { found, number, bike, isHighlighted, nowMs, onHighlight } = props;
  const t = useTranslations('dealers');
  const language = useLocale();
  const { dealer, distanceKm } = found;
  const { slug, name, street, zip, city, type, hasDps } = dealer;
  const light = () => onHighlight(slug);
  const clearHighlight = () => onHighlight(null);
  return (
    <li>
      <Link
        href={bike === null ? `/dealers/${slug}` : `/dealers/${slug}?bike=${bike}`}
        prefetch={false}
        id={getDealerRowId(slug)}
        className={isHighlighted ? 'lt-dealer is-on' : 'lt-dealer'}
        onMouseEnter={light}
        onFocus={light}
        onMouseLeave={clearHighlight}
        onBlur={clearHighlight}
      >
        <span className="n">{number}</span>
        <h2>{name}</h2>
        <span className="d">
          {distanceKm !== null && t('distance', { km: formatDistance(distanceKm, language) })}
        </span>
        <div className="text-2">
          {street}, {zip} {city}
        </div>
        <div className="small lt-dealer-state">
          <OpeningStatus dealer={dealer} nowMs={nowMs} />
          {type !== 'dealer' && <span className="lt-tag">{t(`types.${type}`)}</span>}
          {hasDps && <span className="lt-tag">{t('dps')}</span>}
        </div>
        <Models names={dealer.models} />
      </Link>
    </li>
  );
});

function Models({ names }: { names: readonly string[] }) {
  const t = useTranslations('dealers');
  if (names.length === 0) return null;
  const models = names.slice(0, shownModels).join(', ');
  const more = names.length - shownModels;
  return (
    <div className="small text-2">
      {more > 0 ? t('modelsMore', { models, more }) : t('models', { models })}
    </div>
  );
}

/** Returns the id of a dealer's row, the link target for the map. */
function getDealerRowId(slug: string): string {
  return `dealer-${slug}`;
}

type DealerFinderProps = {
  dealers: readonly DealerRowView[];
  initialState: InitialFinderState;
  /** The source of the map data; if null, only the list is shown. */
  mapSource: MapSource | null;
};

/** The dealers as a numbered list, with the same numbers on a map beside it. */
export function DealerFinder({ dealers, initialState, mapSource }: DealerFinderProps) {
  const t = useTranslations('dealers');
  const finder = useDealerFinder(dealers, initialState);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const { result, around, nowMs, filters } = finder;
  const shown = result.found.length > 0 ? result.found : result.nearestOutsideRadius;
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
  const goToRow = useCallback(
    (slug: string) => document.getElementById(getDealerRowId(slug))?.focus(),
    [],
  );
  return (
    <div className="lt-dealers">
      <div className="list">
        <h1 className="h2 mb-3">{t('title')}</h1>
        <FinderForm finder={finder} />
        <FinderStatus finder={finder} />
        <ol className="lt-dealer-list">
          {shown.map((found, at) => (
            <DealerRow
              key={found.dealer.slug}
              found={found}
              number={at + 1}
              bike={finder.bike}
              isHighlighted={found.dealer.slug === highlighted}
              nowMs={nowMs}
              onHighlight={setHighlighted}
            />
          ))}
        </ol>
      </div>
      {mapSource && (
        <DealerFinderMap
          source={mapSource}
          pins={pins}
          searchArea={area}
          highlighted={highlighted}
          onHighlight={setHighlighted}
          onChoose={goToRow}
        />
      )}
    </div>
  );
}
