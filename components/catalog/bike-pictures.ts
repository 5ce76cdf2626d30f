'use client';

import { useTranslations } from 'next-intl';
import { bikePicturePath } from '@/domain/picture/picture-path';
import { detailKeys } from '@/domain/picture/detail-keys';
import { bikeKey, picturedSize, sideView } from '@/domain/picture/side-views';
import type { CaptionedPicture, StoredPicture } from '@/domain/picture/stored-picture';
import { type BikeSelection, useBikeSelection } from './bike-selection';

/** The views of a bicycle: all of it, from the front, its cockpit or its drive drawn, a part of it from near by. */
type BikeView = 'side' | 'front' | 'head' | 'hub' | 'detail';

/** One picture of the selected variant. */
export interface ViewPicture {
  readonly view: BikeView;
  /** Null where a drawing stands. */
  readonly picture: StoredPicture | null;
  readonly drawing: string;
  readonly alt: string;
  /** What the picture shows, where that is not just what is selected. */
  readonly shows: string | null;
}

const MAX_DETAILS = 2;
const MAX_CLOSE_UPS = 2;

/** The address of a drawing of the selected variant. */
export function selectedDrawing(
  { bike, selected, color }: BikeSelection,
  view: 'side' | 'dims' | 'hub' | 'head' = 'side',
): string {
  return bikePicturePath({
    slug: bike.slug,
    frame: selected.variation,
    color: color?.slug ?? '',
    size: selected.size,
    code: selected.type,
    view,
  });
}

/** The pictures of the selected variant, the side view first. Where a picture is missing, a drawing of the same stands. */
export function useBikePictures(): readonly ViewPicture[] {
  const t = useTranslations('bike');
  const selection = useBikeSelection();
  const { bike, selected, color, drivetrain } = selection;
  const { sides, front, details } = bike.pictures;
  const words = { name: nameOf(selection), color: color?.name ?? '' };
  const drawn = (view: 'side' | 'head' | 'hub'): ViewPicture => ({
    view,
    picture: null,
    drawing: selectedDrawing(selection, view),
    alt: t(`views.${view}`, words),
    shows: null,
  });
  const stored = (view: BikeView, picture: CaptionedPicture, isSelected: boolean): ViewPicture => ({
    view,
    picture,
    drawing: selectedDrawing(selection, view === 'detail' ? 'hub' : 'side'),
    alt: picture.alt,
    shows: isSelected ? null : picture.alt,
  });
  const side = sideView(sides, bike.slug, selected.variation, color?.slug ?? '');
  const build = picturedBuild(selection);
  const lead = bikeKey(bike.slug, selected.variation, color?.slug ?? '', 'front34');
  const keys = detailKeys(drivetrain?.kind ?? '', drivetrain?.motor ?? null);
  const shown = keys.flatMap((key) => details.find((detail) => detail.key === key) ?? []);
  return [
    { ...drawn('side'), picture: side, shows: side && build && t('picturedBuild', build) },
    front === null ? drawn('head') : stored('front', front, front.key === lead),
    ...(shown.length === 0
      ? [drawn('hub')]
      : shown.slice(0, MAX_DETAILS).map((detail) => stored('detail', detail, false))),
  ];
}

const nameOf = ({ bike, frame }: BikeSelection): string =>
  bike.frames.length > 1 && frame !== undefined ? `${bike.name} ${frame.name}` : bike.name;

/** The size and drive train in the side view, where they are not the selected ones. */
function picturedBuild({
  bike,
  selected,
  sizes,
  drivetrain,
}: BikeSelection): { size: string; drivetrain: string } | null {
  const { drive = null, motor = null } = bike.pictures.sides ?? {};
  const size = picturedSize(sizes)?.size ?? selected.size;
  const pictured =
    drivetrain?.kind === drive && drivetrain.motor === motor
      ? drivetrain
      : bike.drivetrains.find((known) => known.kind === drive && known.motor === motor);
  if (size === selected.size && (pictured === undefined || pictured === drivetrain)) return null;
  return { size, drivetrain: (pictured ?? drivetrain)?.name ?? '' };
}

/** The pictures that stand beside the story: what drives it first, then what else there is to see of it. */
export function closeUpsOf(pictures: readonly ViewPicture[]): ViewPicture[] {
  const isDrive = ({ view }: ViewPicture): boolean => view === 'detail' || view === 'hub';
  const [, ...others] = pictures;
  const [drive] = others.filter(isDrive);
  const rest = others.filter((picture) => picture !== drive);
  return [...(drive === undefined ? [] : [drive]), ...rest].slice(0, MAX_CLOSE_UPS);
}
