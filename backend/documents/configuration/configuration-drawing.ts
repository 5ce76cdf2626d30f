import { parseSku } from '@/domain/catalog/sku';
import type { MountPlace } from '@/domain/configuration/mount';
import type { FrameShape } from '@/domain/picture/bike-build';
import { drawBike } from '@/domain/picture/bike-drawing';
import type { BikeEntry } from '../../content/entries';
import { bikeFile } from '../../demo-source/bike-file';

const shapes: readonly FrameShape[] = ['diamond', 'mixte', 'wave'];

/** The drawing of a configured bicycle as on the configurator's stage; null where the content does not say enough to draw it. */
export function configurationDrawing(
  entry: BikeEntry,
  sku: string,
  mounted: Partial<Record<MountPlace, string | null>>,
): string | null {
  const bike = parseSku(sku);
  const build = bikeFile.shape.build.safeParse(entry.build).data;
  const shape = shapes.find(
    (one) => one === entry.frameVariation.find(({ short }) => short === bike?.variation)?.shape,
  );
  const drive = entry.driveTrainVariation.find(({ code }) => code === bike?.type);
  const color = entry.colorVariation.find(({ short }) => short === bike?.color);
  const row = entry.geometrySizes.find(
    ({ frame, size }) => frame === bike?.variation && size === bike?.size,
  );
  if (!build || !shape || !drive || !color || !row) return null;
  const measure = (name: string): number => Number(row[name]);
  return drawBike({
    ...{ shape, build, mounted, drive: drive.kind, hex: color.hex, finish: color.finish },
    motor: drive.motor === 'mahle' || drive.motor === 'bosch' ? drive.motor : null,
    geometry: {
      ...{ stack: measure('stack'), reach: measure('reach'), seatTube: measure('seatTube') },
      ...{ topTube: measure('topTube'), headTube: measure('headTube') },
      ...{ seatAngle: measure('seatAngle'), headAngle: measure('headAngle') },
      ...{ chainstay: measure('chainstay'), bbDrop: measure('bbDrop') },
      ...{ forkOffset: measure('forkOffset'), wheelbase: measure('wheelbase') },
      standover: measure('standover'),
    },
    bodyHeightCm: (measure('bodyHeightMinCm') + measure('bodyHeightMaxCm')) / 2,
  });
}
