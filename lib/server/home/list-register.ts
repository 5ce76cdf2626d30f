import 'server-only';
import { leadOffer } from '@/domain/catalog/lead-offer';
import type { Availability } from '@/domain/catalog/availability';
import { parseSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/language/detect-language';
import { bikePicturePath } from '@/domain/picture/picture-path';
import { bikeKey, sideView } from '@/domain/picture/side-views';
import type { DaySpan } from '@/domain/time/write-days';
import type { CaptionedPicture, StoredPicture } from '@/domain/picture/stored-picture';
import { arrivalNow } from '@/lib/platform/delivery/arrival-now';
import { findCaptioned, findPicture } from '@/lib/platform/media/find-picture';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import type { BikeListItem } from '@/lib/platform/views/bike-view';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { logger } from '@/lib/platform/observability/logger';

type RegisterPicture = {
  /** The side view. */
  side: StoredPicture | null;
  drawing: string;
  colorName: string;
  /** From the front at an angle, in the same colour or in its lead one. */
  front: CaptionedPicture | null;
  /** What drives it from near by, in the same colour. */
  detail: StoredPicture | null;
  detailDrawing: string;
};

export type RegisterRow = {
  slug: string;
  name: string;
  /** One short sentence without its full stop. */
  claim: string;
  shape: string;
  /** The lead variant: price and day are its own. */
  sku: string;
  priceCents: number;
  /** Others cost more. */
  isFrom: boolean;
  availability: Availability;
  /** When it arrives at home; null while nobody knows. */
  arrival: DaySpan | null;
  /** Null when the model is built in no colour that is known. */
  picture: RegisterPicture | null;
};

/** The house's own colour, shown first where a model has it. */
const preferredColor = 'tannengruen';

/** All models by name with the price and day of their lead variants; empty, and logged, when content or shop cannot answer. */
export async function listRegister(language: Language): Promise<RegisterRow[]> {
  try {
    const [{ bikes }, content] = await Promise.all([listBikes(language), readBikes(language)]);
    const texts = new Map(content.ok ? content.data.map((bike) => [bike.slug, bike]) : []);
    return bikes.flatMap(
      (bike) => toRow(language, bike, shortClaim(texts.get(bike.slug)?.claim ?? '')) ?? [],
    );
  } catch (error) {
    logger.error('The models on the home page could not be listed', { error });
    return [];
  }
}

function toRow(language: Language, bike: BikeListItem, claim: string): RegisterRow | null {
  const lead = leadOffer(bike.combinations);
  if (lead === null) return null;
  const { sku, priceCents, availability } = lead.offer;
  return {
    slug: bike.slug,
    name: bike.name,
    claim,
    shape: bike.combinations[0]?.shape ?? '',
    sku,
    priceCents,
    isFrom: lead.isFrom,
    availability,
    arrival: arrivalNow({ availability, kind: 'bike' }),
    picture: pictureOf(language, bike),
  };
}

/** The first sentence that says something by itself; a name with a verb is too little. */
function shortClaim(claim: string): string {
  const sentences = claim.split(/(?<=[.!?])\s/);
  const telling = sentences.find(({ length }) => length >= 24) ?? claim;
  return telling.replace(/\.$/, '');
}

/** What drives a bicycle from near by, most telling first. */
const driveViews = ['drive', 'gearbox', 'motor', 'hub'] as const;

function pictureOf(
  language: Language,
  { slug, combinations, colors, sides }: BikeListItem,
): RegisterPicture | null {
  const shown = combinations.find(({ color }) => color === preferredColor) ?? combinations[0];
  const color = colors.find((known) => known.slug === shown?.color);
  const frame = shown && parseSku(shown.sku)?.variation;
  if (!color || !frame) return null;
  const picture = { slug, frame, color: color.slug };
  const drives = driveViews.map((view) => findPicture(bikeKey(slug, frame, color.slug, view)));
  return {
    side: sideView(sides, slug, frame, color.slug),
    drawing: bikePicturePath(picture),
    colorName: color.name,
    front:
      findCaptioned(bikeKey(slug, frame, color.slug, 'front34'), language) ??
      findCaptioned(bikeKey(slug, frame, colors[0]?.slug ?? '', 'front34'), language),
    detail: drives.find((drive) => drive !== null) ?? null,
    detailDrawing: bikePicturePath({ ...picture, view: 'hub' }),
  };
}
