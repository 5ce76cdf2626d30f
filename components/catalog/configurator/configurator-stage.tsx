'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pictureSizes } from '@/components/ui/picture/picture-sizes';
import { SwapPicture } from '@/components/ui/picture/swap-picture';
import type { BikeBuild } from '@/domain/picture/bike-build';
import { picturedSize } from '@/domain/picture/side-views';
import { Link } from '@/lib/platform/i18n/navigation';
import { type ViewPicture, selectedDrawing, useBikePictures } from '../bike/bike-pictures';
import { useBikeSelection } from '../bike/bike-selection';
import { useConfiguredParts } from './configuration-parts';
import { CopyLink } from '../copy-link';
import { MountedPicture } from './mounted-picture';
import '@/styles/by-use/switches.scss';
import '../choices.scss';

/** What the stage shows; dims is the drawing with measures in the selected size, parts the one with all that is mounted. */
export type StageView = ViewPicture['view'] | 'dims' | 'parts';

interface Props {
  readonly view: StageView;
  readonly onView: (view: StageView) => void;
  /** Says how the pictures are made. */
  readonly note: ReactNode;
  /** How the model is built, for the drawing with its parts. */
  readonly build: BikeBuild;
}

/** The bicycle as it is being configured and its views; where there is room, its name, its code and a link that keeps it. */
export function ConfiguratorStage({ view, onView, note, build }: Props) {
  const t = useTranslations('configurator');
  const selection = useBikeSelection();
  const { bike, selected, color, drivetrain, frame, sizes } = selection;
  const pictures = useBikePictures();
  const hasParts = useConfiguredParts().parts.length > 0;
  // A drive train may have fewer pictures than the last one: then the stage goes back to the whole bicycle.
  const shown =
    view === 'dims' || view === 'parts'
      ? undefined
      : (pictures.find((each) => each.view === view) ?? pictures[0]);
  const isTile = shown !== undefined && shown.view !== 'side';
  const inPicture = shown?.picture ? picturedSize(sizes)?.size : selected.size;
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
    <div className="lt-cfg-stage">
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
        <div className="lt-cfg-end small text-2">
          <span className="num">{selected.sku}</span>
          <br />
          <CopyLink />
        </div>
      </div>
      <div className={isTile ? 'bike is-tile' : 'bike'}>
        {view === 'parts' ? (
          <MountedPicture build={build} />
        ) : (
          <SwapPicture
            key={view}
            picture={shown?.picture ?? null}
            drawing={shown?.drawing ?? selectedDrawing(selection, 'dims')}
            alt={shown === undefined || shown.view === 'side' ? alt : shown.alt}
            sizes={pictureSizes.configurator}
            loading="first"
          />
        )}
      </div>
      <div className="lt-cfg-views small text-2">
        <div className="lt-seg lt-seg-wrap" role="group" aria-label={t('views.label')}>
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
        <div className="lt-cfg-end d-none d-lg-block">
          {t('pictureNote', { size: inPicture ?? selected.size })}
          {note}
        </div>
      </div>
    </div>
  );
}
