import type { AccessoryFile } from './accessory-file';
import type { BikeFile } from './bike-file';

/** A part that bears a child's seat fits exactly the frames with `childSeat: clamp`, and takes the place of a rear rack. */
export function checkSeatMount(
  { fits, mount }: AccessoryFile,
  bikes: readonly BikeFile[],
): [field: string, reason: string][] {
  if (mount?.place !== 'child-seat') return [];
  const offered = bikes.filter(
    ({ slug }) => (fits === 'all' || fits.includes(slug)) && !mount.notOn.includes(slug),
  );
  const wrong = offered.flatMap(({ slug, frames }) =>
    frames
      .filter(({ short }) => mount.frames.length === 0 || mount.frames.includes(short))
      .filter(({ childSeat }) => childSeat !== 'clamp')
      .map(({ short }) => `${slug} ${short}`),
  );
  return [
    ...(wrong.length === 0
      ? []
      : [problem('fits', `no child seat may be clamped to ${wrong.join(', ')}`)]),
    ...(mount.excludes.includes('rear-rack')
      ? []
      : [problem('mount.excludes', 'a child seat leaves no room for a rear rack')]),
  ];
}

const problem = (field: string, reason: string): [string, string] => [field, reason];
