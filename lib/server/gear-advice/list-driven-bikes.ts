import 'server-only';
import { leadOffer } from '@/domain/catalog/lead-offer';
import type { Machine } from '@/domain/gear-advice/advise';
import { toMotorBrand } from '@/domain/catalog/motor';
import { payloadKg } from '@/domain/catalog/permitted-loads';
import { type DriveKey, driveOfKind } from '@/domain/gear-advice/drives';
import type { Needs } from '@/domain/gear-advice/needs';
import { suitableSkus } from '@/domain/gear-advice/suitable-skus';
import { childSeatPlaces } from '@/domain/catalog/permitted-loads';
import type { Arrivals } from '@/domain/delivery/arrivals';
import type { Language } from '@/domain/language/detect-language';
import { mapBikeListItem, mapBuild, mapFrames, mapGeometry } from '@/lib/gateways/catalog/map-bike';
import { present } from '@/lib/gateways/catalog/wire-lists';
import type { BikeEquipment, ListedBike } from '@/lib/gateways/content/bikes.gateway';
import { arrivalsAtHome } from '@/lib/platform/delivery/arrival-now';
import { findSideViews } from '@/lib/platform/media/find-picture';
import type { BikeListItem } from '@/lib/platform/views/bike-view';
import { readEquippedBikes } from '@/lib/server/catalog/sold-articles';

/** A model with one of its drives: what the adviser reckons with, and what its card shows of the ways it is built with it. */
export interface DrivenBike {
  readonly machine: Machine;
  readonly item: BikeListItem;
}

interface DrivenBikes {
  readonly bikes: readonly DrivenBike[];
  /** Of all ways they are built. */
  readonly arrivals: Arrivals;
}

/**
 * Every model that is sold in a way that suits rider and child, once for each drive it is built with, in the maker's order; price and day are
 * those of the ways that suit. Throws when content or shop cannot answer.
 */
export async function listDrivenBikes(language: Language, needs: Needs): Promise<DrivenBikes> {
  const sold = await readEquippedBikes(language);
  const bikes = sold.flatMap(({ bike, product: whole, equipped }) => {
    const suitable = new Set(
      suitableSkus(
        whole.variants.flatMap(({ sku }) => sku ?? []),
        suitableFrames(bike, equipped),
        needs,
      ),
    );
    const variants = whole.variants.filter(({ sku }) => sku !== null && suitable.has(sku));
    const product = { ...whole, variants };
    return byDrive(bike).flatMap(({ drive, motor, content: part }) => {
      const item = mapBikeListItem(part, product, findSideViews(bike.slug));
      return item === null ? [] : [{ machine: machineOf(item, { drive, motor, equipped }), item }];
    });
  });
  return {
    bikes,
    arrivals: arrivalsAtHome(
      bikes.flatMap(({ item }) => item.combinations.map(({ availability }) => availability)),
      'bike',
    ),
  };
}

/** The model's frames with their sizes, and where they bear a child seat. */
function suitableFrames(bike: ListedBike, equipped: BikeEquipment) {
  const geometry = mapGeometry(equipped);
  const seats = new Map(
    present(equipped.frameVariation).map(({ short, childSeat }) => [short, childSeat]),
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

/** The model with the drive trains of one drive and motor only, once for each. */
function byDrive(bike: ListedBike) {
  const parts = new Map<
    string,
    { drive: DriveKey; motor: Machine['motor']; content: ListedBike }
  >();
  for (const drivetrain of present(bike.driveTrainVariation)) {
    const drive = driveOfKind(drivetrain.kind);
    if (drive === null) continue;
    const motor = toMotorBrand(drivetrain.motor);
    const key = `${drive} ${motor ?? ''}`;
    const driveTrainVariation = [
      ...present(parts.get(key)?.content.driveTrainVariation ?? []),
      drivetrain,
    ];
    parts.set(key, { drive, motor, content: { ...bike, driveTrainVariation } });
  }
  return [...parts.values()];
}

interface Built {
  readonly drive: DriveKey;
  readonly motor: Machine['motor'];
  readonly equipped: BikeEquipment;
}

function machineOf(item: BikeListItem, { drive, motor, equipped }: Built): Machine {
  const { lights, mudguards, rack } = mapBuild(equipped);
  return {
    slug: item.slug,
    drive,
    motor,
    fromCents: leadOffer(item.combinations)?.offer.priceCents ?? 0,
    hasLightsAndMudguards: lights && mudguards !== 'none',
    hasRack: rack === 'black' || rack === 'silver',
    payloadKg: leastPayload(item, equipped.permittedWeightKg),
  };
}

/** What every way the model is built may carry with this drive, in whole kg; null where nobody says. */
function leastPayload({ drives }: BikeListItem, permittedWeightKg: number | null): number | null {
  if (permittedWeightKg === null) return null;
  const weights = Object.values(drives).map(({ weightGrams }) => weightGrams);
  return payloadKg(permittedWeightKg, Math.max(...weights));
}
