import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';

export interface MapColors {
  readonly water: string;
  readonly land: string;
  readonly urban: string;
  readonly far: string;
  readonly green: string;
  readonly road: string;
  readonly border: string;
  readonly town: string;
  readonly name: string;
  readonly halo: string;
}

const light: MapColors = {
  water: '#C3CFD5',
  land: '#E8E7E1',
  urban: '#DCDAD1',
  far: '#DAD9D2',
  green: '#D5DACB',
  road: '#F7F6F2',
  border: '#A9A79E',
  town: '#8A8880',
  name: '#4F5550',
  halo: '#E8E7E1',
};

const dark: MapColors = {
  water: '#0D1214',
  land: '#242926',
  urban: '#2F3531',
  far: '#1B201D',
  green: '#2A332C',
  road: '#3E4641',
  border: '#4A514C',
  town: '#79807A',
  name: '#B4B9B3',
  halo: '#1B201D',
};

export function getMapColors(isDark: boolean): MapColors {
  return isDark ? dark : light;
}

/** Zoom level from which street tiles replace the coarse outlines. */
const streetsFrom = 9.5;
const source = 'streets';

/** Creates the source for a vector tile archive in the Protomaps schema, read with range requests from one URL. */
export function createStreetSource(url: string): VectorSourceSpecification {
  return { type: 'vector', url: `pmtiles://${url}` };
}

const kinds = (...all: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', all]];

const wider = (from: number, narrow: number, wide: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...[from, narrow],
  ...[17, wide],
];

/** Creates the layers for ground, water, buildings and roads, above the outlines and below all labels. */
export function createStreetLayers(colors: MapColors): LayerSpecification[] {
  const fill = (id: string, layer: string, color: string) => ({
    id: `street-${id}`,
    type: 'fill' as const,
    source,
    'source-layer': layer,
    minzoom: streetsFrom,
    paint: { 'fill-color': color },
  });
  const road = (
    id: string,
    kind: string[],
    { from, narrow, wide }: { from: number; narrow: number; wide: number },
  ) => ({
    id: `street-${id}`,
    type: 'line' as const,
    source,
    'source-layer': 'roads',
    minzoom: from,
    filter: kinds(...kind),
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
    paint: { 'line-color': colors.road, 'line-width': wider(from, narrow, wide) },
  });
  return [
    fill('earth', 'earth', colors.land),
    {
      ...fill('green', 'landuse', colors.green),
      filter: kinds('park', 'forest', 'wood', 'grass', 'cemetery', 'nature_reserve', 'golf_course'),
    },
    { ...fill('water', 'water', colors.water), filter: ['==', ['geometry-type'], 'Polygon'] },
    { ...fill('houses', 'buildings', colors.urban), minzoom: 14 },
    road('path', ['path'], { from: 14, narrow: 0.4, wide: 3 }),
    road('minor', ['minor_road', 'other'], { from: 12, narrow: 0.5, wide: 12 }),
    road('major', ['major_road'], { from: streetsFrom, narrow: 0.8, wide: 18 }),
    road('highway', ['highway'], { from: streetsFrom, narrow: 1.4, wide: 22 }),
  ];
}

/** Creates the layer for street names, drawn along the streets. */
export function createStreetNameLayer(colors: MapColors, font: string): LayerSpecification {
  return {
    id: 'street-names',
    type: 'symbol',
    source,
    'source-layer': 'roads',
    minzoom: 13,
    layout: {
      'symbol-placement': 'line',
      'text-field': ['get', 'name'],
      'text-font': [font],
      'text-size': 12,
    },
    paint: {
      'text-color': colors.name,
      'text-halo-color': colors.halo,
      'text-halo-width': 1.5,
    },
  };
}
