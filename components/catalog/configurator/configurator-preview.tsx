'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import type { renderBikeSvg } from '@/lib/platform/drawing/render-bike';
import type { BikeBuild } from '@/domain/catalog/frame-geometry';
import type { MountPlace } from '@/domain/configurator/mounted-parts';
import { useBikeSelection } from '@/components/catalog/bike/use-bike-selection';
import { useConfiguredParts } from './configuration-parts';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { CrossfadePicture } from '@/components/ui/picture/crossfade-picture';
import { findPicturedSize } from '@/lib/platform/media/bike-pictures';
import { Link } from '@/lib/platform/i18n/navigation';
import {
  type ViewPicture,
  getSelectedDrawingUrl,
  useBikePictures,
} from '@/components/catalog/bike/use-bike-pictures';
import { CopyLinkButton } from '@/components/catalog/copy-link-button';
import '@/styles/on-demand/segmented-controls.scss';
import '@/components/catalog/variant-choices.scss';

/**
 * The selected bicycle with all mounted parts, drawn from the same data as price and weight. The drawing code is loaded
 * on first use.
 */
function ConfigurationDrawing({ build }: { readonly build: BikeBuild }) {
  const t = useTranslations('configurator');
  const { bike, color, frame, drivetrain, geometry, selected } = useBikeSelection();
  const { chosen } = useConfiguredParts();
  const [pencil, setPencil] = useState<{ drawBike: typeof renderBikeSvg } | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('@/lib/platform/drawing/render-bike').then(
      (loaded) => isWanted && setPencil({ drawBike: loaded.renderBikeSvg }),
      // If the code cannot be loaded, the drawing stays empty; the list of parts has the same information.
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
    parts: names === '' ? t('standardPart') : names,
  });
  if (pencil === null || geometry === undefined || frame === undefined)
    return <div role="img" aria-label={alt} className="lt-drawing-placeholder" />;
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

/**
 * The view that the stage shows: an image of the bicycle, `dims` (the drawing with dimensions in the selected size) or
 * `parts` (the drawing with all mounted parts).
 */
export type ConfiguratorPreviewView = ViewPicture['view'] | 'dims' | 'parts';

interface Props {
  readonly view: ConfiguratorPreviewView;
  readonly onView: (view: ConfiguratorPreviewView) => void;
  /** A text on how the images were made. */
  readonly note: ReactNode;
  /** The data from which the bicycle is drawn with its parts. */
  readonly build: BikeBuild;
}

/**
 * The large image area of the configurator: the configured bicycle in the selected view. If there is space, also its
 * name, its code and a link to the configuration.
 */
export function ConfiguratorPreview({ view, onView, note, build }: Props) {
  const t = useTranslations('configurator');
  const selection = useBikeSelection();
  const { bike, selected, color, drivetrain, frame, sizes } = selection;
  const pictures = useBikePictures();
  const hasParts = useConfiguredParts().parts.length > 0;
  // If the selected drivetrain has no image in the current view, the stage shows the full view.
  const shown =
    view === 'dims' || view === 'parts'
      ? undefined
      : (pictures.find((each) => each.view === view) ?? pictures[0]);
  const isTile = shown !== undefined && shown.view !== 'side';
  const inPicture = shown?.picture ? findPicturedSize(sizes)?.size : selected.size;
  const views = [
    ...new Set(pictures.map((each) => each.view)),
    'dims',
    ...(hasParts ? (['parts'] as const) : []),
  ] as const;
  const alt = t('alt', {
    name: bike.name,
    color: color?.name ?? '',
    frame: frame?.name ?? '',
    size: selected.size,
    drivetrain: drivetrain?.name ?? '',
  });
  return (
    <div className="lt-configurator-stage">
      <div className="d-none d-lg-flex justify-content-between gap-4">
        <div>
          <Link
            href={`/bikes/${bike.slug}?variant=${selected.sku}`}
            className="small"
            prefetch={false}
          >
            {t('back', { name: bike.name })}
          </Link>
          <p className="h2 mt-2 mb-0" aria-hidden="true">
            {t('title', { name: bike.name, color: color?.name ?? '' })}
          </p>
        </div>
        <div className="lt-configurator-end small text-2">
          <span className="num">{selected.sku}</span>
          <br />
          <CopyLinkButton />
        </div>
      </div>
      <div className={isTile ? 'bike is-tile' : 'bike'}>
        {view === 'parts' ? (
          <ConfigurationDrawing build={build} />
        ) : (
          <CrossfadePicture
            key={view}
            picture={shown?.picture ?? null}
            drawing={shown?.drawing ?? getSelectedDrawingUrl(selection, 'dims')}
            alt={shown === undefined || shown.view === 'side' ? alt : shown.alt}
            sizes={pictureSizes.configurator}
            loading="first"
          />
        )}
      </div>
      <div className="lt-configurator-views small text-2">
        <div className="lt-segmented lt-segmented-wrap" role="group" aria-label={t('views.label')}>
          {views.map((known) => (
            <button
              key={known}
              type="button"
              className={known === view ? 'is-on' : ''}
              aria-pressed={known === view}
              onClick={() => onView(known)}
            >
              {t(`views.${known}`)}
            </button>
          ))}
        </div>
        <div className="lt-configurator-end d-none d-lg-block">
          {t('pictureNote', { size: inPicture ?? selected.size })}
          {note}
        </div>
      </div>
    </div>
  );
}
