import {
  addVector,
  getDirection,
  toRadians,
  getUpwardNormal,
  type Point,
} from '@/domain/catalog/frame-geometry';

/**
 * Width and height of every side view in millimeters (3:2), and the distance of the ground from the upper edge. The
 * values equal those of the studio's side view (tools/studio/lautlos_studio/look/camera.py), so that drawings and
 * rendered pictures are interchangeable.
 */
export const SIDE_VIEW = { width: 2064, height: 1376, ground: 1115 } as const;

type Cap = 'butt' | 'round';

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Lightens (share above 0) or darkens (below 0) a color in the form #rrggbb. */
export function shadeColor(hex: string, share: number): string {
  const channel = (start: number): string => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16);
    const moved = share > 0 ? value + (255 - value) * share : value * (1 + share);
    return Math.max(0, Math.min(255, Math.round(moved)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Collects the parts of one drawing, in millimeters, and outputs them as SVG. */
export class SvgCanvas {
  readonly #parts: string[] = [];
  readonly #originX: number;

  constructor(centreX: number) {
    this.#originX = SIDE_VIEW.width / 2 - centreX;
  }

  /** Converts a point to SVG coordinates. */
  at(point: Point): string {
    return `${short(this.#originX + point[0])} ${short(SIDE_VIEW.ground - point[1])}`;
  }

  raw(svg: string): void {
    this.#parts.push(svg);
  }

  stroke(d: string, width: number, colour: string, cap: Cap = 'round', extra = ''): void {
    this.raw(
      `<path d="${d}" stroke="${colour}" stroke-width="${short(width)}"${cap === 'round' ? ' stroke-linecap="round"' : ''}${extra}/>`,
    );
  }

  line(
    points: readonly Point[],
    width: number,
    colour: string,
    cap: Cap = 'round',
    extra = '',
  ): void {
    this.stroke(`M${points.map((point) => this.at(point)).join('L')}`, width, colour, cap, extra);
  }

  /** Returns a smooth path through all points. */
  smooth(points: readonly Point[]): string {
    let d = '';
    points.forEach((point, index) => {
      if (index === 0) {
        d = `M${this.at(point)}`;
        return;
      }
      const from = points[index - 1] ?? point;
      const before = points[index - 2] ?? from;
      const after = points[index + 1] ?? point;
      const leave = addVector(from, [point[0] - before[0], point[1] - before[1]], 1 / 6);
      const arrive = addVector(point, [after[0] - from[0], after[1] - from[1]], -1 / 6);
      d += `C${this.at(leave)} ${this.at(arrive)} ${this.at(point)}`;
    });
    return d;
  }

  curve(
    points: readonly Point[],
    width: number,
    colour: string,
    cap: Cap = 'round',
    extra = '',
  ): void {
    this.stroke(this.smooth(points), width, colour, cap, extra);
  }

  shape(points: readonly Point[], fill: string, extra = ''): void {
    this.raw(
      `<path d="M${points.map((point) => this.at(point)).join('L')}Z" fill="${fill}"${extra}/>`,
    );
  }

  fill(d: string, fill: string, extra = ''): void {
    this.raw(`<path d="${d}" fill="${fill}"${extra}/>`);
  }

  circle(centre: Point, radius: number, fill: string, extra = ''): void {
    const [x, y] = this.at(centre).split(' ');
    this.raw(`<circle cx="${x}" cy="${y}" r="${short(radius)}" fill="${fill}"${extra}/>`);
  }

  ring(centre: Point, radius: number, width: number, colour: string, extra = ''): void {
    this.circle(
      centre,
      radius,
      'none',
      ` stroke="${colour}" stroke-width="${short(width)}"${extra}`,
    );
  }

  /** Returns an arc around `centre`, counterclockwise, in degrees from the forward direction. */
  arc(centre: Point, radius: number, fromDegrees: number, toDegrees: number): string {
    const point = (degrees: number): Point => [
      centre[0] + radius * Math.cos(toRadians(degrees)),
      centre[1] + radius * Math.sin(toRadians(degrees)),
    ];
    const large = toDegrees - fromDegrees > 180 ? 1 : 0;
    return `M${this.at(point(fromDegrees))}A${short(radius)} ${short(radius)} 0 ${large} 0 ${this.at(point(toDegrees))}`;
  }

  /** Draws a painted tube: body, shaded lower side and highlight on the upper side. */
  tube(
    from: Point,
    to: Point,
    width: number,
    paint: { base: string; light: string; dark: string; shine: number },
  ): void {
    const normal = getUpwardNormal(getDirection(from, to));
    const lower = -width * 0.31;
    const upper = width * 0.24;
    this.line([from, to], width, paint.base);
    this.line(
      [addVector(from, normal, lower), addVector(to, normal, lower)],
      width * 0.36,
      paint.dark,
      'butt',
      ' opacity=".6"',
    );
    this.line(
      [addVector(from, normal, upper), addVector(to, normal, upper)],
      width * 0.16,
      paint.light,
      'butt',
      ` opacity="${paint.shine}"`,
    );
  }

  toString(): string {
    return this.#parts.join('');
  }
}

/** Colors of one painted part: base, light and dark. */
export interface Paint {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** Strength of the highlight on a tube, 0 to 1. */
  readonly shine: number;
}

/** Returns the colors and the shine of a paint; gloss shines most, satin least. */
export function getPaint(hex: string, finish: string): Paint {
  const shine = finish === 'gloss' ? 0.85 : finish === 'raw' ? 0.7 : 0.5;
  return { base: hex, light: shadeColor(hex, 0.42), dark: shadeColor(hex, -0.42), shine };
}

/** Paint of black anodized and polished parts. */
export const BLACK_PAINT: Paint = {
  base: '#1d1e1f',
  light: '#6a6d70',
  dark: '#0b0b0c',
  shine: 0.5,
};

export const METAL = '#a9adb0';
export const SPOKE = '#8d9194';
export const BRASS = '#c99a35';

const LEATHER = { black: '#232425', cognac: '#a5622f', brown: '#5b3721' } as const;

/** Returns the hex color of leather saddles and grips by its name. */
export const getLeatherColor = (name: keyof typeof LEATHER): string => LEATHER[name];
