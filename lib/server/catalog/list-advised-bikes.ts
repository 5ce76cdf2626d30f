import { findLeadOffer } from '@/domain/catalog/lead-offer';
import type { GearCandidate } from '@/domain/advice/gear-advice';
import { parseMotorBrand } from '@/domain/catalog/variant';
import { computePayloadKg, childSeatPlaces } from '@/domain/catalog/bike-specs';
import { type DriveKey, findDriveByKind } from '@/domain/advice/drivetrains';
import { type GearNeeds, filterSuitableSkus, gearNeedFields } from '@/domain/advice/gear-needs';
import type { ArrivalDates } from '@/domain/delivery/transit-days';
import type { Language } from '@/domain/locale/language';
import { mapBikeListItem, mapBuild, mapFrames, mapGeometry } from '@/lib/gateways/catalog/map-bike';
import { filterPresent } from '@/lib/gateways/result';
import type { BikeEquipment, ListedBike } from '@/lib/gateways/content/bikes.gateway';
import { computeHomeDeliveries } from '@/lib/platform/estimated-delivery';
import { findSideViews } from '@/lib/platform/media/find-picture';
import type { BikeListItem } from '@/lib/platform/views/bike-view';
import { listBikesWithEquipment } from './list-products-for-sale';
import type { useTranslations } from 'next-intl';
import 'server-only';

/**
 * A model with one of its drives: the data for the gear advice, and a list item with only those variants that have this
 * drive.
 */
export interface AdvisedBike {
  readonly candidate: GearCandidate;
  readonly item: BikeListItem;
}

interface AdvisedBikes {
  readonly bikes: readonly AdvisedBike[];
  /** Estimated delivery days by the day on which a variant becomes available. */
  readonly arrivals: ArrivalDates;
}

/**
 * Lists the sold models that suit the rider and the child seat, once per drive, in the manufacturer's order. Prices and
 * delivery days are those of the suitable variants. Throws when the content service or the shop fails.
 */
export async function listAdvisedBikes(
  language: Language,
  needs: GearNeeds,
): Promise<AdvisedBikes> {
  const sold = await listBikesWithEquipment(language);
  const bikes = sold.flatMap(({ bike, product: whole, equipped }) => {
    const suitable = new Set(
      filterSuitableSkus(
        whole.variants.flatMap(({ sku }) => sku ?? []),
        suitableFrames(bike, equipped),
        needs,
      ),
    );
    const variants = whole.variants.filter(({ sku }) => sku !== null && suitable.has(sku));
    const product = { ...whole, variants };
    return byDrive(bike).flatMap(({ drive, motor, content: part }) => {
      const item = mapBikeListItem(part, product, findSideViews(bike.slug));
      return item === null
        ? []
        : [{ candidate: machineOf(item, { drive, motor, equipped }), item }];
    });
  });
  return {
    bikes,
    arrivals: computeHomeDeliveries(
      bikes.flatMap(({ item }) => item.combinations.map(({ availability }) => availability)),
      'bike',
    ),
  };
}

/** Returns the frames of a model with their sizes and the place where a child seat can be mounted. */
function suitableFrames(bike: ListedBike, equipped: BikeEquipment) {
  const geometry = mapGeometry(equipped);
  const seats = new Map(
    filterPresent(equipped.frameVariation).map(({ short, childSeat }) => [short, childSeat]),
  );
  return mapFrames(bike).map(({ short }) => ({
    short,
    childSeat: toChildSeatPlace(seats.get(short)),
    sizes: geometry.filter(({ frame }) => frame === short),
  }));
}

function toChildSeatPlace(text: string | null | undefined) {
  return childSeatPlaces.find((place) => place === text) ?? null;
}

/** Splits a model into one copy per drive and motor, each with only the drivetrains of that drive. */
function byDrive(bike: ListedBike) {
  const parts = new Map<
    string,
    { drive: DriveKey; motor: GearCandidate['motor']; content: ListedBike }
  >();
  for (const drivetrain of filterPresent(bike.driveTrainVariation)) {
    const drive = findDriveByKind(drivetrain.kind);
    if (drive === null) continue;
    const motor = parseMotorBrand(drivetrain.motor);
    const key = `${drive} ${motor ?? ''}`;
    const driveTrainVariation = [
      ...filterPresent(parts.get(key)?.content.driveTrainVariation ?? []),
      drivetrain,
    ];
    parts.set(key, { drive, motor, content: { ...bike, driveTrainVariation } });
  }
  return [...parts.values()];
}

interface Built {
  readonly drive: DriveKey;
  readonly motor: GearCandidate['motor'];
  readonly equipped: BikeEquipment;
}

function machineOf(item: BikeListItem, { drive, motor, equipped }: Built): GearCandidate {
  const { lights, mudguards, rack } = mapBuild(equipped);
  return {
    slug: item.slug,
    drive,
    motor,
    fromCents: findLeadOffer(item.combinations)?.offer.priceCents ?? 0,
    hasLightsAndMudguards: lights && mudguards !== 'none',
    hasRack: rack === 'black' || rack === 'silver',
    payloadKg: minPayload(item, equipped.permittedWeightKg),
  };
}

/** Returns the lowest payload of the listed drivetrains, in whole kg. Null when unknown. */
function minPayload({ drives }: BikeListItem, permittedWeightKg: number | null): number | null {
  if (permittedWeightKg === null) return null;
  const weights = Object.values(drives).map(({ weightGrams }) => weightGrams);
  return computePayloadKg(permittedWeightKg, Math.max(...weights));
}

/** Formats the visitor's answers to the gear adviser as one text per answered question. */
export function formatGearNeeds(
  needs: GearNeeds,
  t: ReturnType<typeof useTranslations<'gearAdvice'>>,
): string[] {
  const { child, budget, weight, rider } = needs;
  return [
    ...gearNeedFields
      .filter((field) => field !== 'child')
      .map((field) => t(`choices.${needs[field]}`)),
    ...(child === 'childSeat' ? [t('result.withChild')] : []),
    ...(weight === null ? [] : [t('result.kg', { kg: weight })]),
    ...(rider === null ? [] : [t('result.tall', { cm: rider.heightCm })]),
    ...(budget === null ? [] : [t('result.upTo', { euros: budget })]),
  ];
}
