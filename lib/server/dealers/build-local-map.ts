import type { GeoPosition } from '@/domain/dealers/dealer';
import { clipRing, type MapPoint } from '@/domain/dealers/map-geometry';
import type { MapData } from '@/lib/platform/map/map-style';

/** A drawing of a dealer's surroundings, in units of its view box. */
export interface LocalMap {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly borders: string;
  readonly urban: string;
  readonly lakes: string;
  /** SVG paths of major and minor rivers. */
  readonly rivers: { readonly wide: string; readonly narrow: string };
  readonly towns: readonly { name: string; x: number; y: number; isLarge: boolean }[];
  readonly pin: { readonly x: number; readonly y: number };
}

const width = 1200;
const height = 420;
/** Half the width of the drawn area in kilometers. */
const reachKm = 70;
const kmOfDegree = 111.3;
const shownTowns = 14;
/** Maximum rank of a major river such as the Rhine, Elbe or Danube in the map data. */
const wideRank = 7;
/** Minimum horizontal and vertical distances between labels, in units of the view box, so that they do not overlap. */
const spaceX = 130;
const spaceY = 34;

/**
 * Draws the surroundings of a place; null without map data. Shapes are clipped to the frame, which keeps the drawing
 * small.
 */
export function buildLocalMap(data: MapData | null, centre: GeoPosition): LocalMap | null {
  if (data === null) return null;
  const perLongitude =
    (width / (2 * reachKm)) * kmOfDegree * Math.cos((centre.latitude * Math.PI) / 180);
  const perLatitude = (width / (2 * reachKm)) * kmOfDegree;
  const point = ([longitude, latitude]: readonly [number, number]): MapPoint => [
    width / 2 + (longitude - centre.longitude) * perLongitude,
    height / 2 - (latitude - centre.latitude) * perLatitude,
  ];
  const frame = [-2, -2, width + 2, height + 2] as const;
  const areas = (rings: readonly (readonly [number, number][])[]) =>
    rings
      .map((ring) => clipRing(ring.map(point), frame))
      .filter((ring) => ring.length > 2)
      .map((ring) => `${path(ring)}Z`)
      .join('');
  const isNear = ([x, y]: MapPoint) => x > -40 && y > -40 && x < width + 40 && y < height + 40;
  const lines = (all: readonly (readonly [number, number][])[]) =>
    all
      .map((line) => line.map(point))
      .flatMap((line) => nearParts(line, isNear))
      .map((line) => path(line))
      .join('');
  const rivers = (isShown: (rank: number) => boolean) =>
    lines(data.rivers.filter(({ rank }) => isShown(rank)).flatMap((river) => river.lines));
  const pin = { x: width / 2, y: height / 2 };
  return {
    ...{ width, height, pin },
    land: areas(data.land.features.flatMap(({ geometry }) => geometry.coordinates.flat())),
    borders: lines(data.borders.coordinates),
    urban: areas(data.urban.flat()),
    lakes: areas(data.lakes.flat()),
    rivers: { wide: rivers((rank) => rank <= wideRank), narrow: rivers((rank) => rank > wideRank) },
    towns: namedTowns(data, point),
  };
}

/** Returns the sections of a line that are near the frame. */
function nearParts(line: readonly MapPoint[], isNear: (point: MapPoint) => boolean): MapPoint[][] {
  const parts: MapPoint[][] = [];
  let part: MapPoint[] = [];
  for (const one of line) {
    if (isNear(one)) part.push(one);
    else {
      if (part.length > 1) parts.push(part);
      part = [];
    }
  }
  return part.length > 1 ? [...parts, part] : parts;
}

function namedTowns(
  { towns }: MapData,
  point: (at: readonly [number, number]) => MapPoint,
): LocalMap['towns'] {
  const named: { name: string; x: number; y: number; isLarge: boolean }[] = [];
  for (const [name, longitude, latitude, population] of towns) {
    if (named.length === shownTowns) break;
    const [x, y] = point([longitude, latitude]);
    const isInside = x > 20 && y > 24 && x < width - 150 && y < height - 50;
    const isFree = named.every(
      (other) => Math.abs(other.x - x) > spaceX || Math.abs(other.y - y) > spaceY,
    );
    if (isInside && isFree)
      named.push({ name, x: whole(x), y: whole(y), isLarge: population >= 200 });
  }
  return named;
}

function path(points: readonly MapPoint[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${whole(x)} ${whole(y)}`).join('');
}

function whole(value: number): number {
  return Math.round(value);
}
