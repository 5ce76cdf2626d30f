import type { GearNeeds } from './gear-needs';

/** Service interval of a drive by time and distance, whichever comes first. */
interface Service {
  readonly kind: 'oil' | 'inspection';
  readonly km: number;
  /** Months between two services; null if the interval depends on the distance only. */
  readonly months: number | null;
}

interface Drive {
  /** Drivetrain values in the catalog that belong to this drive. */
  readonly kinds: readonly string[];
  readonly gears: { readonly from: number; readonly to: number } | null;
  /** Smallest and largest gear range, in percent, among the drivetrains of this drive. */
  readonly rangePercent: readonly [from: number, to: number];
  /** Meters traveled per crank revolution in the lowest and in the highest gear, with the shop's gearing. */
  readonly lowest: number;
  readonly highest: number;
  readonly service: Service | null;
}

/**
 * The drives of belt-driven bicycles, from simple to complex. `services/content/gear-advice-agreement.test.ts` checks
 * them against the catalog.
 */
export const drives = {
  single: {
    kinds: ['singlespeed', 'fixed'],
    gears: { from: 1, to: 1 },
    rangePercent: [100, 100],
    lowest: 5.4,
    highest: 5.4,
    service: null,
  },
  hub8: {
    kinds: ['nexus8', 'alfine8'],
    gears: { from: 8, to: 8 },
    rangePercent: [307, 307],
    lowest: 2.4,
    highest: 7.4,
    service: { kind: 'inspection', km: 5_000, months: null },
  },
  hub11: {
    kinds: ['alfine11'],
    gears: { from: 11, to: 11 },
    rangePercent: [409, 409],
    lowest: 2.4,
    highest: 9.9,
    service: { kind: 'oil', km: 5_000, months: 24 },
  },
  pinion6: {
    kinds: ['pinion-c6'],
    gears: { from: 6, to: 6 },
    rangePercent: [295, 295],
    lowest: 1.5,
    highest: 4.4,
    service: { kind: 'oil', km: 10_000, months: 12 },
  },
  enviolo: {
    kinds: ['enviolo'],
    gears: null,
    rangePercent: [380, 380],
    lowest: 2.4,
    highest: 9.1,
    service: null,
  },
  pinion: {
    kinds: ['pinion-c9', 'pinion-c12', 'pinion-p9', 'pinion-p12', 'pinion-p18', 'pinion-smart-c12'],
    gears: { from: 9, to: 18 },
    rangePercent: [568, 636],
    lowest: 1.6,
    highest: 9.7,
    service: { kind: 'oil', km: 10_000, months: 12 },
  },
  rohloff: {
    kinds: ['rohloff14'],
    gears: { from: 14, to: 14 },
    rangePercent: [526, 526],
    lowest: 1.5,
    highest: 7.7,
    service: { kind: 'oil', km: 5_000, months: 12 },
  },
} as const satisfies Record<string, Drive>;

export type DriveKey = keyof typeof drives;

export const driveKeys = Object.keys(drives) as readonly DriveKey[];

/** Returns the drive of a drivetrain kind; null for an unknown kind. */
export function findDriveByKind(kind: string): DriveKey | null {
  return driveKeys.find((key) => (drives[key].kinds as readonly string[]).includes(kind)) ?? null;
}

interface DriveFacts {
  readonly kind: string;
  /** Description texts of the product. */
  readonly texts: readonly string[];
}

/**
 * Returns the drive of a drivetrain kind, and the gear range in percent if the texts of the product state one; null for
 * an unknown kind.
 */
export function findDriveSummary({
  kind,
  texts,
}: DriveFacts): { readonly drive: DriveKey; readonly range: number | null } | null {
  const drive = findDriveByKind(kind);
  if (drive === null) return null;
  const [range] = texts.flatMap((text) => /(\d{3})\s?%/.exec(text)?.[1] ?? []);
  return { drive, range: range === undefined ? null : Number(range) };
}

/** Assumed kilometers per year for each answer about distance, rounded. */
const kmPerYear: Readonly<Record<GearNeeds['distance'], number>> = {
  short: 1_000,
  daily: 3_000,
  far: 7_000,
};

/** Returns the kilometers per year that are assumed for the rider's answer about distance. */
export function getYearlyKm(distance: GearNeeds['distance']): number {
  return kmPerYear[distance];
}

/**
 * Returns the service interval of a drive in months, by time or by yearly distance, whichever comes first; null when
 * the drive needs no service.
 */
export function computeServiceMonths(
  drive: DriveKey,
  distance: GearNeeds['distance'],
): number | null {
  const { service } = drives[drive];
  if (service === null) return null;
  // Rounded down, because a service must not be later than the manufacturer allows.
  const byDistance = Math.floor((service.km / kmPerYear[distance]) * 12);
  return service.months === null ? byDistance : Math.min(service.months, byDistance);
}

/** Returns the speed in whole km/h in the highest gear at 80 crank revolutions per minute. */
export function computeTopSpeed(drive: DriveKey): number {
  return Math.round((drives[drive].highest * 80 * 60) / 1000);
}
