import { addProtocol, type GeoJSONSource, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import type { Position } from '@/domain/dealers/dealer';
import type { DealerMap, MapOptions, MapPin, SearchArea } from '@/lib/platform/map/dealer-map';
import { getMapColors } from '@/lib/platform/map/street-layers';
import {
  buildMapStyle,
  mapDataSchema,
  markerImage,
  toAreaData,
  toMarkerData,
} from '@/lib/platform/map/map-style';
import { computeBounds, createPinLayer, defaultBounds } from './pin-layer';

const padding = 56;
const closest = 11;
/** How near one can look: outlines have no more to show, streets have. */
const nearest = { outlines: 13, streets: 17 };

/**
 * The map drawn from the shipped outlines, asked for at our own origin and nowhere else, and from an operator's own streets where he
 * names them: without their answer the outlines stay. Throws when the data does not come or the browser cannot draw.
 */
export async function createMapLibreMap(options: MapOptions, isDark: boolean): Promise<DealerMap> {
  const { container, source, words, events, isStill } = options;
  const response = await fetch(source.dataUrl);
  if (!response.ok) throw new Error(`The map data failed with status ${response.status}`);
  const data = mapDataSchema.parse(await response.json());
  setWorkerUrl(new URL(source.workerUrl, window.location.href).href);
  const streets = source.streets?.url ?? null;
  if (streets !== null) await loadModules();
  let area: SearchArea | null = null;
  let marks: readonly Position[] = [];
  const styleOf = (dark: boolean) =>
    buildMapStyle(data, { colors: getMapColors(dark), font: pageFont(), area, marks, streets });
  const map = new MapLibreMap({
    container,
    style: styleOf(isDark),
    bounds: [...defaultBounds],
    maxBounds: [-24, 36, 34, 64],
    maxZoom: streets === null ? nearest.outlines : nearest.streets,
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
  // A piece of the streets that does not come leaves a gap, and the outlines under it.
  map.on('error', () => undefined);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const fit = (positions: readonly Position[]) => {
    const [west, south, east, north] = computeBounds(positions);
    map.fitBounds([west, south, east, north], {
      ...{ padding, maxZoom: closest },
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
      // Before the style has come there is no source yet: it is filled on load.
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

/** Teaches the map to read an archive of tiles piece by piece; its code is loaded only where an operator has one. */
async function loadModules(): Promise<void> {
  const { Protocol } = await import('pmtiles');
  addProtocol('pmtiles', new Protocol().tile);
}

/** The page's own typeface: names are drawn with it, from what the browser has loaded already. */
function pageFont(): string {
  const [family = 'sans-serif'] = getComputedStyle(document.body).fontFamily.split(',');
  return family.trim().replace(/["']/g, '');
}
