/** The frame shapes of the range. */
export type FrameShape = 'diamond' | 'mixte' | 'wave';

/** Millimetres and degrees of one frame in one size (Spec §3, geometrySizes). */
export interface FrameGeometry {
  readonly stack: number;
  readonly reach: number;
  readonly seatTube: number;
  readonly topTube: number;
  readonly headTube: number;
  readonly seatAngle: number;
  readonly headAngle: number;
  readonly chainstay: number;
  readonly bbDrop: number;
  readonly forkOffset: number;
  readonly wheelbase: number;
  readonly standover: number;
}

/** How a model is built: what its drawing is made from. */
export interface BikeBuild {
  readonly tyre: number;
  readonly sidewall: 'black' | 'tan' | 'cream';
  readonly rim: 'black' | 'silver';
  readonly bar: 'flat' | 'riser' | 'city' | 'swept' | 'drop' | 'bullhorn';
  readonly grip: 'black' | 'cognac' | 'brown';
  readonly saddle: 'sport' | 'comfort' | 'leather';
  readonly saddleColor: 'black' | 'cognac' | 'brown';
  readonly mudguards: 'none' | 'black' | 'silver' | 'paint';
  readonly rack: 'none' | 'black' | 'silver' | 'front';
  readonly lights: boolean;
  readonly brakes: 'disc' | 'rim' | 'coaster';
  readonly fork: 'paint' | 'black';
  readonly frontTeeth: number;
  readonly rearTeeth: number;
  readonly stemLength: number;
  readonly stemAngle: number;
  readonly spacers: number;
  readonly tubes: {
    readonly top: number;
    readonly down: number;
    readonly seat: number;
    readonly head: number;
  };
}

/** One bicycle as it is to be drawn. */
export interface BikeToDraw {
  readonly shape: FrameShape;
  readonly geometry: FrameGeometry;
  readonly build: BikeBuild;
  /** A drive train kind of the catalogue, for instance alfine11 or pinion-p12. */
  readonly drive: string;
  readonly motor: 'mahle' | 'bosch' | null;
  /** The paint as #rrggbb. */
  readonly hex: string;
  readonly finish: string;
  /** The rider the saddle is set for. */
  readonly bodyHeightCm: number;
  /** What is mounted: its place (`domain/configuration/mount`) and its colour as #rrggbb; null for one without. */
  readonly mounted?: Readonly<Record<string, string | null | undefined>>;
}
