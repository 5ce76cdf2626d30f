'use client';

import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import type { FoundDealer } from '@/domain/dealers/find-dealers';
import type { DealerRowView } from '@/lib/platform/views/dealer-view';
import { Link } from '@/lib/platform/i18n/navigation';
import { formatDistance } from '@/domain/dealers/format-distance';
import { OpenWords } from './open-words';
import '@/styles/by-use/facts.scss';
import './finder.scss';

type Props = {
  found: FoundDealer<DealerRowView>;
  number: number;
  /** Goes along to the dealer's page, where it is the one to ride. */
  bike: string | null;
  isLit: boolean;
  nowMs: number | null;
  onLight: (slug: string | null) => void;
};

const shownModels = 4;

/** A dealer in the list; pointer and keyboard on it light its pin on the map. */
export const DealerRow = memo(function DealerRow(props: Props) {
  const { found, number, bike, isLit, nowMs, onLight } = props;
  const t = useTranslations('dealers');
  const language = useLocale();
  const { dealer, distanceKm } = found;
  const { slug, name, street, zip, city, type, hasDps } = dealer;
  const light = () => onLight(slug);
  const unlight = () => onLight(null);
  return (
    <li>
      <Link
        href={bike === null ? `/dealers/${slug}` : `/dealers/${slug}?bike=${bike}`}
        prefetch={false}
        id={rowId(slug)}
        className={isLit ? 'lt-dealer is-on' : 'lt-dealer'}
        onMouseEnter={light}
        onFocus={light}
        onMouseLeave={unlight}
        onBlur={unlight}
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
          <OpenWords dealer={dealer} nowMs={nowMs} />
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

/** The id of a dealer's row, for the map to lead to. */
export function rowId(slug: string): string {
  return `dealer-${slug}`;
}
