'use client';

import { useTranslations } from 'next-intl';
import { buildBikeDrawingPath } from '@/lib/platform/media/picture-path';
import { type CloseUp, findCloseUpDrawing, isDriveCloseUp } from '@/lib/platform/media/close-ups';
import {
  findPicturedSize,
  type ViewPictures,
  findViewPicture,
} from '@/lib/platform/media/bike-pictures';
import type { StoredPicture } from '@/lib/platform/media/stored-picture';
import type { BikeStoryChapterView } from '@/lib/platform/views/bike-view';
import { type BikeSelection, useBikeSelection } from './use-bike-selection';

/**
 * The views of a bicycle: `side` and `front` show the whole bicycle, `head` and `hub` are drawings of its cockpit and
 * its drive, `detail` is a close-up.
 */
type BikeView = 'side' | 'front' | 'head' | 'hub' | 'detail';

/** An image of the selected variant. */
export interface ViewPicture {
  readonly view: BikeView;
  /** The part of the bicycle that a close-up shows; null for a full view or a drawing. */
  readonly closeUp: CloseUp | null;
  /** The image file; null if the drawing is shown instead. */
  readonly picture: StoredPicture | null;
  readonly drawing: string;
  readonly alt: string;
  /**
   * The size and drivetrain that the image shows instead of those of the selected variant; null if they do not differ.
   */
  readonly differences: string | null;
}

const MAX_CLOSE_UPS = 2;

/** Returns the URL of a drawing of the selected variant. */
export function getSelectedDrawingUrl(
  { bike, selected, color }: BikeSelection,
  view: 'side' | 'dims' | 'hub' | 'head' = 'side',
): string {
  return buildBikeDrawingPath({
    slug: bike.slug,
    frame: selected.variation,
    color: color?.slug ?? '',
    size: selected.size,
    code: selected.type,
    view,
  });
}

/**
 * Returns the images of the selected variant, side view first. Each shows the model in the selected frame and color. If
 * there is no image of this frame and color, a drawing of the same view is used, never an image of another frame or
 * color.
 */
export function useBikePictures(): readonly ViewPicture[] {
  const { side, front, closeUps, drawn } = usePictures();
  return [
    side,
    front ?? drawn('head'),
    ...(closeUps.length === 0 ? [drawn('hub')] : closeUps.slice(0, MAX_CLOSE_UPS)),
  ];
}

/**
 * Returns one image per section of a description: the close-up for the selected variant, otherwise the drawing of the
 * same part of the bicycle. Each drawing is used once; null for a section without a matching image.
 */
export function useStoryPictures(story: readonly BikeStoryChapterView[]): (ViewPicture | null)[] {
  const { closeUps, drawn } = usePictures();
  const used = new Set<string>();
  return story.map(({ closeUp }) => {
    const stored = closeUps.find((each) => closeUp !== null && each.closeUp === closeUp);
    if (stored !== undefined) return stored;
    const drawing = closeUp === null ? null : findCloseUpDrawing(closeUp);
    if (drawing === null || used.has(drawing)) return null;
    used.add(drawing);
    return drawn(drawing);
  });
}

interface Pictures {
  readonly side: ViewPicture;
  readonly front: ViewPicture | null;
  readonly closeUps: readonly ViewPicture[];
  readonly drawn: (view: 'side' | 'head' | 'hub') => ViewPicture;
}

function usePictures(): Pictures {
  const t = useTranslations('bike');
  const selection = useBikeSelection();
  const { bike, selected, color } = selection;
  const { sides, front, closeUps } = bike.pictures;
  const wanted = { slug: bike.slug, frame: selected.variation, color: color?.slug ?? '' };
  const words = { name: nameOf(selection), color: color?.name ?? '' };
  const drawn = (view: 'side' | 'head' | 'hub'): ViewPicture => ({
    view,
    closeUp: null,
    picture: null,
    drawing: getSelectedDrawingUrl(selection, view),
    alt: t(`views.${view}`, words),
    differences: null,
  });
  const built = (pictures: ViewPictures | null): string | null => {
    const build = picturedBuild(selection, pictures);
    return build && t('picturedBuild', build);
  };
  const side = findViewPicture(sides, { ...wanted, view: 'side' });
  const fromFront = findViewPicture(front, { ...wanted, view: 'front34' });
  return {
    drawn,
    side: { ...drawn('side'), picture: side, differences: side && built(sides) },
    front: fromFront && {
      ...drawn('side'),
      view: 'front',
      picture: fromFront,
      alt: t('views.front', words),
      differences: built(front),
    },
    closeUps: closeUps.flatMap(({ view, words: what, pictures }) => {
      const picture = findViewPicture(pictures, { ...wanted, view });
      if (picture === null) return [];
      const drivetrain = isDriveCloseUp(view) ? picturedDrivetrain(selection, pictures) : undefined;
      return {
        ...drawn(findCloseUpDrawing(view) ?? 'side'),
        view: 'detail',
        closeUp: view,
        picture,
        alt: t('views.closeUp', { ...words, what }),
        differences: drivetrain === selection.drivetrain ? null : (drivetrain?.name ?? null),
      };
    }),
  };
}

const nameOf = ({ bike, frame }: BikeSelection): string =>
  bike.frames.length > 1 && frame !== undefined ? `${bike.name} ${frame.name}` : bike.name;

/**
 * Returns the drivetrain that the images show: the selected drivetrain, if its kind and motor match those of the
 * images, otherwise the first matching drivetrain of the model; undefined if none matches.
 */
function picturedDrivetrain(
  { bike, drivetrain }: BikeSelection,
  { drive, motor }: Pick<ViewPictures, 'drive' | 'motor'>,
): BikeSelection['drivetrain'] {
  return [...(drivetrain === undefined ? [] : [drivetrain]), ...bike.drivetrains].find(
    (known) => known.kind === drive && known.motor === motor,
  );
}

/** Returns the size and drivetrain that a full view shows, if they differ from the selected ones. */
function picturedBuild(
  selection: BikeSelection,
  pictures: ViewPictures | null,
): { size: string; drivetrain: string } | null {
  const { selected, sizes, drivetrain } = selection;
  const size = findPicturedSize(sizes)?.size ?? selected.size;
  const pictured = picturedDrivetrain(selection, pictures ?? { drive: null, motor: null });
  if (size === selected.size && (pictured === undefined || pictured === drivetrain)) return null;
  return { size, drivetrain: (pictured ?? drivetrain)?.name ?? '' };
}
