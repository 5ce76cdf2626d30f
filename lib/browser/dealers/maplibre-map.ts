import { addProtocol, type GeoJSONSource, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import type { GeoPosition } from '@/domain/dealers/dealer';
import type { DealerMap, MapOptions, MapPin, SearchArea } from '@/lib/platform/map/dealer-map';
import { getMapColors } from '@/lib/platform/map/street-layers';
import {
  buildMapStyle,
  mapDataSchema,
  markerImage,
  toAreaData,
  toMarkerData,
} from '@/lib/platform/map/map-style';
import { computeBounds, createPinLayer, defaultMapBounds } from './pin-layer';

const padding = 56;
const singlePointZoom = 11;
/** Maximum zoom levels; the country outlines are less detailed than the street tiles. */
const maxZoom = { outlines: 13, streets: 17 };

/**
 * Creates a map from the country outlines, which are served from the site's own origin, and the operator's street tiles
 * if configured; if the tiles do not load, the outlines remain visible. Throws when the map data cannot be loaded or
 * the browser cannot draw the map.
 */
export async function createMapLibreMap(options: MapOptions, isDark: boolean): Promise<DealerMap> {
  const { container, source, words, events, isStill } = options;
  const response = await fetch(source.dataUrl);
  if (!response.ok) throw new Error(`The map data failed with status ${response.status}`);
  const data = mapDataSchema.parse(await response.json());
  setWorkerUrl(new URL(source.workerUrl, window.location.href).href);
  const streets = source.streets?.url ?? null;
  if (streets !== null) await registerTileProtocol();
  let area: SearchArea | null = null;
  let marks: readonly GeoPosition[] = [];
  const styleOf = (dark: boolean) =>
    buildMapStyle(data, { colors: getMapColors(dark), font: getPageFont(), area, marks, streets });
  const map = new MapLibreMap({
    container,
    style: styleOf(isDark),
    bounds: [...defaultMapBounds],
    maxBounds: [-24, 36, 34, 64],
    maxZoom: streets === null ? maxZoom.outlines : maxZoom.streets,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    locale: {
      'Map.Title': words.title,
      'CooperativeGesturesHandler.WindowsHelpText': words.gestures.wheel,
      'CooperativeGesturesHandler.MacHelpText': words.gestures.macWheel,
      'CooperativeGesturesHandler.MobileHelpText': words.gestures.touch,
    },
  });
  // A missing street tile leaves a gap that shows the outlines.
  map.on('error', () => undefined);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const fit = (positions: readonly GeoPosition[]) => {
    const [west, south, east, north] = computeBounds(positions);
    map.fitBounds([west, south, east, north], {
      ...{ padding, maxZoom: singlePointZoom },
      ...(isStill ? { animate: false } : { duration: 500 }),
    });
  };
  const pins = createPinLayer({
    words,
    events,
    project: ({ latitude, longitude }) => map.project([longitude, latitude]),
    zoomInto: fit,
    onGroup: (places) => {
      marks = places;
      drawMarks();
    },
  });
  map.getCanvasContainer().after(pins.element);
  map.on('move', () => pins.place());
  map.on('moveend', () => pins.group());
  map.on('resize', () => pins.group());
  const drawArea = () => void map.getSource<GeoJSONSource>('area')?.setData(toAreaData(area));
  const drawMarks = () => void map.getSource<GeoJSONSource>('marks')?.setData(toMarkerData(marks));
  map.on(
    'styleimagemissing',
    ({ id }) => id === markerImage.id && map.addImage(id, markerImage.image),
  );
  map.once('load', () => {
    drawArea();
    drawMarks();
  });

  return {
    show(next: readonly MapPin[], around) {
      area = around;
      // Has no effect before the style is loaded; the load listener then draws the area.
      drawArea();
      pins.show(next);
      fit(around ? [...next, around] : next);
    },
    light: (slug) => pins.light(slug),
    zoom: (steps) => map.zoomTo(map.getZoom() + steps, isStill ? { duration: 0 } : {}),
    setDark: (dark) => map.setStyle(styleOf(dark)),
    remove: () => {
      pins.element.remove();
      map.remove();
    },
  };
}

/**
 * Registers the MapLibre protocol that reads single tiles of a tile archive. Its code is loaded only when street tiles
 * are configured.
 */
async function registerTileProtocol(): Promise<void> {
  const { Protocol } = await import('pmtiles');
  addProtocol('pmtiles', new Protocol().tile);
}

/** Returns the font family of the page for labels on the map, because this font is loaded already. */
function getPageFont(): string {
  const [family = 'sans-serif'] = getComputedStyle(document.body).fontFamily.split(',');
  return family.trim().replace(/["']/g, '');
}
