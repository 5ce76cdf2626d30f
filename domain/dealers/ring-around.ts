import type { Position } from './dealer';

const kmOfDegree = 111.32;
const corners = 72;

/** A circle on the earth as a closed line of [longitude, latitude], near enough for some hundred kilometres. */
export function ringAround({ latitude, longitude }: Position, km: number): [number, number][] {
  const perLongitude = kmOfDegree * Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = ((at % corners) / corners) * 2 * Math.PI;
    return [
      longitude + (Math.sin(angle) * km) / perLongitude,
      latitude + (Math.cos(angle) * km) / kmOfDegree,
    ];
  });
}
