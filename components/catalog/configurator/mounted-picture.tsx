'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { drawBike } from '@/domain/picture/bike-drawing';
import type { BikeBuild } from '@/domain/picture/bike-build';
import type { MountPlace } from '@/domain/configuration/mount';
import { useBikeSelection } from '../bike/bike-selection';
import { useConfiguredParts } from './configuration-parts';

/** The selected bicycle with all that is mounted, drawn from the same data as price and weight. The pencil comes when it is first wanted. */
export function MountedPicture({ build }: { readonly build: BikeBuild }) {
  const t = useTranslations('configurator');
  const { bike, color, frame, drivetrain, geometry, selected } = useBikeSelection();
  const { chosen } = useConfiguredParts();
  const [pencil, setPencil] = useState<{ drawBike: typeof drawBike } | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('@/domain/picture/bike-drawing').then(
      (loaded) => isWanted && setPencil(loaded),
      // Without it the stage stays empty and the list says all of it.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const names = chosen.map(({ name }) => name).join(', ');
  const alt = t('mountedAlt', {
    name: bike.name,
    color: color?.name ?? '',
    parts: names === '' ? t('asItComes') : names,
  });
  if (pencil === null || geometry === undefined || frame === undefined)
    return <div role="img" aria-label={alt} className="lt-mounted-wait" />;
  const mounted: Partial<Record<MountPlace, string | null>> = Object.fromEntries(
    chosen.map(({ place, hex }) => [place, hex]),
  );
  const svg = pencil.drawBike({
    shape: frame.shape,
    geometry,
    build,
    drive: drivetrain?.kind ?? '',
    motor: drivetrain?.motor ?? null,
    hex: color?.hex ?? '#3c4143',
    finish: 'gloss',
    bodyHeightCm: (geometry.bodyHeightMinCm + geometry.bodyHeightMaxCm) / 2,
    mounted,
  });
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={alt}
      width={1500}
      height={1000}
      data-mounted={selected.sku}
    />
  );
}
