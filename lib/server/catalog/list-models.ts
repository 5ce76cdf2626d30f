import { findLeadOffer } from '@/domain/catalog/lead-offer';
import type { Availability } from '@/domain/availability/availability';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/locale/language';
import { buildBikeDrawingPath } from '@/lib/platform/media/picture-path';
import { buildBikePictureKey, findSideView } from '@/lib/platform/media/bike-pictures';
import type { DaySpan } from '@/domain/time/format-day';
import type { CaptionedPicture, StoredPicture } from '@/lib/platform/media/stored-picture';
import { estimateDeliveryFromToday } from '@/lib/platform/estimated-delivery';
import { findCaptionedPicture, findPicture } from '@/lib/platform/media/find-picture';
import { listBikes } from './list-bikes';
import type { BikeListItem } from '@/lib/platform/views/bike-view';
import { fetchBikes } from '@/lib/gateways/content/bikes.gateway';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

type ModelPicture = {
  side: StoredPicture | null;
  drawing: string;
  colorName: string;
  /** Front view at an angle, in the color of the side view, else in the model's first color. */
  front: CaptionedPicture | null;
  /** Close-up of the drive, in the color of the side view. */
  detail: StoredPicture | null;
  detailDrawing: string;
};

export type ModelOverviewEntry = {
  slug: string;
  name: string;
  /** The model's claim, shortened to one sentence without the final period. */
  claim: string;
  shape: string;
  /** SKU of the variant that represents the model. Price and availability are those of this variant. */
  sku: string;
  priceCents: number;
  /** True when other variants cost more. */
  isFrom: boolean;
  availability: Availability;
  /** Estimated delivery in the home market. Null while unknown. */
  arrival: DaySpan | null;
  /** Null when no known color of the model is sold. */
  picture: ModelPicture | null;
};

/** The brand's color, shown first where a model has it. */
const preferredColor = 'tannengruen';

/**
 * Lists all models, each with price and estimated delivery of the variant that represents it. Empty, and logged, when
 * the content service or the shop fails.
 */
export async function listModels(language: Language): Promise<ModelOverviewEntry[]> {
  try {
    const [{ bikes }, content] = await Promise.all([listBikes(language), fetchBikes(language)]);
    const texts = new Map(content.ok ? content.data.map((bike) => [bike.slug, bike]) : []);
    return bikes.flatMap(
      (bike) => toRow(language, bike, shortClaim(texts.get(bike.slug)?.claim ?? '')) ?? [],
    );
  } catch (error) {
    logger.error('The models on the home page could not be listed', { error });
    return [];
  }
}

function toRow(language: Language, bike: BikeListItem, claim: string): ModelOverviewEntry | null {
  const lead = findLeadOffer(bike.combinations);
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
    arrival: estimateDeliveryFromToday({ availability, kind: 'bike' }),
    picture: pictureOf(language, bike),
  };
}

/** Shortens a claim to its first sentence of at least 24 characters, without the final period. */
function shortClaim(claim: string): string {
  const sentences = claim.split(/(?<=[.!?])\s/);
  const telling = sentences.find(({ length }) => length >= 24) ?? claim;
  return telling.replace(/\.$/, '');
}

/** Close-ups of the drive, most informative first. */
const driveViews = ['drive', 'gearbox', 'motor', 'hub'] as const;

function pictureOf(
  language: Language,
  { slug, combinations, colors, sides }: BikeListItem,
): ModelPicture | null {
  const shown = combinations.find(({ color }) => color === preferredColor) ?? combinations[0];
  const color = colors.find((known) => known.slug === shown?.color);
  const frame = shown && parseBikeSku(shown.sku)?.variation;
  if (!color || !frame) return null;
  const picture = { slug, frame, color: color.slug };
  const drives = driveViews.map((view) =>
    findPicture(buildBikePictureKey(slug, frame, color.slug, view)),
  );
  return {
    side: findSideView(sides, slug, frame, color.slug),
    drawing: buildBikeDrawingPath(picture),
    colorName: color.name,
    front:
      findCaptionedPicture(buildBikePictureKey(slug, frame, color.slug, 'front34'), language) ??
      findCaptionedPicture(
        buildBikePictureKey(slug, frame, colors[0]?.slug ?? '', 'front34'),
        language,
      ),
    detail: drives.find((drive) => drive !== null) ?? null,
    detailDrawing: buildBikeDrawingPath({ ...picture, view: 'hub' }),
  };
}

const shownNames = 6;

/**
 * Returns the first six models with different first words in their names: of Arthur and Arthur Cruiser only one is
 * listed.
 */
export function filterByFirstName(bikes: readonly ModelOverviewEntry[]): ModelOverviewEntry[] {
  const seen = new Set<string>();
  const distinct = bikes.filter(({ name }) => {
    const firstName = name.split(' ')[0] ?? name;
    const isNew = !seen.has(firstName);
    seen.add(firstName);
    return isNew;
  });
  return distinct.slice(0, shownNames);
}

/**
 * Returns the most expensive model and another one, of a different frame shape where possible. Ignores the model in the
 * hero of the page. Null when there are fewer than two.
 */
export function findContrastingModels(
  bikes: readonly ModelOverviewEntry[],
  heroSlug: string | null,
): readonly [ModelOverviewEntry, ModelOverviewEntry] | null {
  const shown = bikes.filter(({ slug, picture }) => picture !== null && slug !== heroSlug);
  const dearest = [...shown].sort((a, b) => b.priceCents - a.priceCents)[0];
  const other =
    shown.find(({ shape }) => shape !== dearest?.shape) ?? shown.find((bike) => bike !== dearest);
  return dearest && other ? [dearest, other] : null;
}

/** A bike shown beside a view of the login page. */
export type LoginPicture = {
  side: StoredPicture | null;
  drawing: string;
  name: string;
  colorName: string;
};

export type LoginPictures = Record<'signIn' | 'register' | 'confirm', LoginPicture | null>;

/**
 * Returns one bike for each of three login views, with different frame shapes where possible; null for a view when
 * fewer bikes are sold.
 */
export async function listLoginPictures(language: Language): Promise<LoginPictures> {
  const shown = (await listModels(language)).filter(({ picture }) => picture !== null);
  const shapes = [...new Set(shown.map(({ shape }) => shape))];
  const chosen = shapes.flatMap((shape) => shown.find((bike) => bike.shape === shape) ?? []);
  const [signIn, register, confirm] = [...chosen, ...shown];
  return { signIn: toPicture(signIn), register: toPicture(register), confirm: toPicture(confirm) };
}

function toPicture(bike: ModelOverviewEntry | undefined): LoginPicture | null {
  if (!bike?.picture) return null;
  const { side, drawing, colorName } = bike.picture;
  return { side, drawing, name: bike.name, colorName };
}
