export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Pins that would cover each other, shown as one. */
export interface PinCluster<Pin> extends ScreenPoint {
  /** In the order they were given. */
  readonly pins: readonly Pin[];
}

/** Groups pins that lie closer than `radius` (pixels) to the first of a group, which marks its middle. The order of pins is kept. */
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
