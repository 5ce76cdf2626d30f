import { clusterPins, type PinCluster, type ScreenPoint } from '@/domain/dealers/map-geometry';
import type { GeoPosition } from '@/domain/dealers/dealer';
import type { MapEvents, MapPin, MapTexts } from '@/lib/platform/map/dealer-map';

/** Distance in px below which pins are combined into a group; a single pin is 36 px wide. */
const clusterRadius = 34;

/**
 * Maximum number of pins that are labelled with their row number. In longer lists, the numbers would be hard to find
 * and look like counts.
 */
const longestNumbered = 30;

interface Mark {
  readonly element: HTMLElement;
  readonly cluster: PinCluster<MapPin>;
}

interface PinLayerOptions {
  readonly words: MapTexts;
  readonly events: MapEvents;
  readonly project: (position: GeoPosition) => ScreenPoint;
  /** Zooms and moves the map so that all given pins are visible. */
  readonly zoomInto: (pins: readonly MapPin[]) => void;
  /** Receives the current pin positions, so that map labels can avoid them. */
  readonly onGroup?: (places: readonly GeoPosition[]) => void;
}

/**
 * Creates the pin layer above a map. Pins are buttons in list order, for keyboard access; overlapping pins are grouped.
 */
export function createPinLayer({ words, events, project, zoomInto, onGroup }: PinLayerOptions) {
  const element = document.createElement('div');
  element.className = 'lt-pins';
  let pins: readonly MapPin[] = [];
  let marks: Mark[] = [];
  let highlightedSlug: string | null = null;

  function place(): void {
    for (const { element: mark, cluster } of marks) {
      const [first] = cluster.pins;
      if (!first) continue;
      const { x, y } = project(first);
      mark.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    }
  }

  function paint(): void {
    for (const { element: mark, cluster } of marks)
      mark.classList.toggle(
        'is-highlighted',
        cluster.pins.some(({ slug }) => slug === highlightedSlug),
      );
  }

  /** Groups the pins that overlap at the current zoom; the keyboard focus stays on its pin. */
  function group(): void {
    const focused = marks.find(({ element: mark }) => mark === document.activeElement);
    const focusedSlug = focused?.cluster.pins[0]?.slug;
    marks = clusterPins(pins, project, clusterRadius).map((cluster) => ({
      cluster,
      element: markOf(cluster),
    }));
    element.replaceChildren(...marks.map(({ element: mark }) => mark));
    place();
    paint();
    onGroup?.(marks.flatMap(({ cluster }) => cluster.pins[0] ?? []));
    if (focusedSlug === undefined) return;
    marks
      .find(({ cluster }) => cluster.pins.some(({ slug }) => slug === focusedSlug))
      ?.element.focus({ preventScroll: true });
  }

  function markOf(cluster: PinCluster<MapPin>): HTMLElement {
    const mark = document.createElement('button');
    const [first] = cluster.pins;
    mark.type = 'button';
    mark.className = 'lt-pin';
    if (cluster.pins.length === 1 && first) {
      if (pins.length <= longestNumbered) mark.textContent = String(first.number);
      else mark.classList.add('is-plain');
      mark.setAttribute('aria-label', words.pin(first.number, first.name));
      mark.addEventListener('click', () => events.onChoose(first.slug));
      for (const type of ['mouseenter', 'focus'])
        mark.addEventListener(type, () => events.onLight(first.slug));
      for (const type of ['mouseleave', 'blur'])
        mark.addEventListener(type, () => events.onLight(null));
    } else {
      mark.classList.add('is-cluster');
      mark.textContent = String(cluster.pins.length);
      mark.setAttribute('aria-label', words.cluster(cluster.pins.length));
      mark.addEventListener('click', () => zoomInto(cluster.pins));
    }
    return mark;
  }

  return {
    element,
    show(next: readonly MapPin[]): void {
      pins = next;
      group();
    },
    light(slug: string | null): void {
      highlightedSlug = slug;
      paint();
    },
    /** Moves the pins to their positions on the screen. Called while the map moves. */
    place,
    /** Groups the pins again. Called when the map has stopped moving. */
    group,
  };
}

/** Map area in degrees: west, south, east, north. */
export type MapBounds = readonly [number, number, number, number];

/** Area of the country outlines shipped with the site; the map shows it when there are no positions. */
export const defaultMapBounds: MapBounds = [-9, 42.2, 19, 58.5];

/** Returns the bounding box of some positions; `defaultMapBounds` if there are none. */
export function computeBounds(positions: readonly GeoPosition[]): MapBounds {
  if (positions.length === 0) return defaultMapBounds;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}
