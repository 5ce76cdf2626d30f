import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';
import type { MapColors } from './map-colors';

/** Outlines are good for a country; from here on the streets of a town take their place. */
const streetsFrom = 9.5;
const source = 'streets';

/** A vector tile archive in the scheme of Protomaps, read in pieces from one address. */
export function streetSource(address: string): VectorSourceSpecification {
  return { type: 'vector', url: `pmtiles://${address}` };
}

const kinds = (...all: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', all]];

const wider = (from: number, narrow: number, wide: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...[from, narrow],
  ...[17, wide],
];

/** Ground, water, houses and roads of the archive, over the outlines and under all names. */
export function streetLayers(colors: MapColors): LayerSpecification[] {
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

/** The streets' own names, along them. */
export function streetNames(colors: MapColors, font: string): LayerSpecification {
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
