import { useTranslations } from 'next-intl';
import type { LocalMap } from '@/lib/server/dealers/build-local-map';
import './dealer-finder-map.scss';

/** A map of the dealer's surroundings, drawn as SVG on the server, so it needs neither JavaScript nor requests. */
export function StaticMap({ map, city }: { map: LocalMap; city: string }) {
  const t = useTranslations('dealer');
  const { width, height, land, borders, urban, lakes, rivers, towns, pin } = map;
  return (
    <figure className="lt-local-map mb-0">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('map', { city })}
      >
        <path className="land" d={land} />
        <path className="urban" d={urban} />
        <path className="river" d={rivers.narrow} />
        <path className="river is-wide" d={rivers.wide} />
        <path className="lake" d={lakes} />
        <path className="border" d={borders} />
        {towns.map(({ name, x, y, isLarge }) => (
          <g key={`${name} ${x} ${y}`}>
            <circle cx={x} cy={y} r={isLarge ? 4 : 3} />
            <text x={x + 9} y={y + 5} className={isLarge ? 'is-large' : undefined}>
              {name}
            </text>
          </g>
        ))}
        <circle className="pin" cx={pin.x} cy={pin.y} r={15} />
        <circle className="pin-dot" cx={pin.x} cy={pin.y} r={4} />
      </svg>
      <figcaption className="lt-map-credit small">{t('mapCredit')}</figcaption>
    </figure>
  );
}
