import type { GeoPosition } from './dealer';

export type MapPoint = readonly [x: number, y: number];

/** A rectangle on the map: left, top, right, bottom. */
export type MapFrame = readonly [number, number, number, number];

/** Clips a closed ring to a frame (Sutherland-Hodgman). Returns an empty list if ring and frame do not overlap. */
export function clipRing(
  ring: readonly MapPoint[],
  [left, top, right, bottom]: MapFrame,
): MapPoint[] {
  let points = [...ring];
  points = clipSide(points, 0, (value) => value - left);
  points = clipSide(points, 0, (value) => right - value);
  points = clipSide(points, 1, (value) => value - top);
  return clipSide(points, 1, (value) => bottom - value);
}

/** Clips against one side: keeps the part where `inside` is not negative along the axis. */
function clipSide(
  points: readonly MapPoint[],
  axis: 0 | 1,
  inside: (value: number) => number,
): MapPoint[] {
  const simplified: MapPoint[] = [];
  let before = points.at(-1);
  for (const point of points) {
    if (before === undefined) break;
    const [a, b] = [inside(before[axis]), inside(point[axis])];
    if (a < 0 !== b < 0) {
      const share = a / (a - b);
      simplified.push([
        before[0] + (point[0] - before[0]) * share,
        before[1] + (point[1] - before[1]) * share,
      ]);
    }
    if (b >= 0) simplified.push(point);
    before = point;
  }
  return simplified;
}

export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Group of pins that would overlap on the map, shown as one pin. */
export interface PinCluster<Pin> extends ScreenPoint {
  /** Pins of the group, in the order of the input. */
  readonly pins: readonly Pin[];
}

/**
 * Groups pins that are closer than `radius` (pixels) to the first pin of a group. The first pin is the position of the
 * group. The order of pins is kept.
 */
export function clusterPins<Pin>(
  pins: readonly Pin[],
  pointOf: (pin: Pin) => ScreenPoint,
  radius: number,
): PinCluster<Pin>[] {
  const clusters: { x: number; y: number; pins: Pin[] }[] = [];
  for (const pin of pins) {
    const { x, y } = pointOf(pin);
    const near = clusters.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < radius);
    if (near) near.pins.push(pin);
    else clusters.push({ x, y, pins: [pin] });
  }
  return clusters;
}

const kmOfDegree = 111.32;
const corners = 72;

/**
 * Returns a circle as a closed line of [longitude, latitude]. The approximation is good enough for a few hundred
 * kilometers.
 */
export function buildCircle({ latitude, longitude }: GeoPosition, km: number): [number, number][] {
  const perLongitude = kmOfDegree * Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = ((at % corners) / corners) * 2 * Math.PI;
    return [
      longitude + (Math.sin(angle) * km) / perLongitude,
      latitude + (Math.cos(angle) * km) / kmOfDegree,
    ];
  });
}
