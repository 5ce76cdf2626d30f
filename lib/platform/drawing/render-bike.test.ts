import { describe, expect, it } from 'vitest';
import {
  type BikeBuild,
  type BikeDrawingInput,
  computeFramePoints,
  frameShapes,
} from '@/domain/catalog/frame-geometry';
import { renderBikeSvg } from './render-bike';

const geometry = {
  stack: 590,
  reach: 388,
  headTube: 150,
  headAngle: 71.5,
  seatAngle: 73,
  seatTube: 540,
  topTube: 568,
  chainstay: 450,
  bbDrop: 66,
  forkOffset: 47,
  wheelbase: 1054,
  standover: 798,
};

const build: BikeBuild = {
  tyre: 40,
  sidewall: 'black',
  rim: 'black',
  bar: 'flat',
  grip: 'cognac',
  saddle: 'sport',
  saddleColor: 'cognac',
  mudguards: 'black',
  rack: 'black',
  lights: true,
  brakes: 'disc',
  fork: 'paint',
  frontTeeth: 50,
  rearTeeth: 24,
  stemLength: 80,
  stemAngle: 8,
  spacers: 15,
  tubes: { top: 32, down: 38, seat: 32, head: 42 },
};

const ludwig: BikeDrawingInput = {
  shape: 'diamond',
  geometry,
  build,
  drive: 'alfine11',
  motor: null,
  hex: '#1c3b2d',
  finish: 'gloss',
  bodyHeightCm: 176,
};

describe('computeFramePoints', () => {
  it('places both axles at one height and matches the table’s wheelbase', () => {
    const { rearAxle, frontAxle } = computeFramePoints(geometry, 40, 176);
    expect(frontAxle[1]).toBeCloseTo(rearAxle[1], 6);
    expect(Math.abs(frontAxle[0] - rearAxle[0] - geometry.wheelbase)).toBeLessThan(30);
  });

  it('raises the saddle for taller riders, never into the frame', () => {
    const at = (height: number): number => computeFramePoints(geometry, 40, height).saddle[1];
    expect(at(190)).toBeGreaterThan(at(176));
    expect(at(120)).toBeGreaterThan(computeFramePoints(geometry, 40, 120).seatTop[1]);
  });
});

describe('renderBikeSvg', () => {
  const bars = ['flat', 'riser', 'city', 'swept', 'drop', 'bullhorn'] as const;

  it.each(frameShapes.flatMap((shape) => bars.map((bar) => [shape, bar] as const)))(
    'draws %s with %s bar with numeric coordinates only',
    (shape, bar) => {
      const svg = renderBikeSvg({ ...ludwig, shape, build: { ...build, bar } });
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 2064 1376"/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toContain('#1c3b2d');
      expect(svg.length).toBeLessThan(24_000);
    },
  );

  it('draws the hub, gearbox or motor', () => {
    const drawn = (drive: string, motor: BikeDrawingInput['motor'] = null): string =>
      renderBikeSvg({ ...ludwig, drive, motor });
    const pictures = [
      drawn('singlespeed'),
      drawn('nexus8'),
      drawn('rohloff14'),
      drawn('pinion-c12'),
      drawn('pinion-p12'),
      drawn('singlespeed', 'mahle'),
      drawn('enviolo', 'bosch'),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('draws dimensions only when requested', () => {
    expect(renderBikeSvg(ludwig, 'dims')).toContain('B 590');
    expect(renderBikeSvg(ludwig)).not.toContain('B 590');
  });

  it('crops close-ups to 3:2', () => {
    for (const view of ['hub', 'head'] as const) {
      const [, width = 0, height = 0] =
        /viewBox="-?\d+ -?\d+ (\d+) (\d+)"/.exec(renderBikeSvg(ludwig, view))?.map(Number) ?? [];
      expect(width / height).toBeCloseTo(1.5);
    }
  });
});
