import type { FeatureCollection, Geometry } from 'geojson';
import type { SymbolLayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { GeoPosition } from '@/domain/dealers/dealer';
import { z } from 'zod';
import { buildCircle } from '@/domain/dealers/map-geometry';
import type { SearchArea } from './dealer-map';
import {
  type MapColors,
  createStreetLayers,
  createStreetNameLayer,
  createStreetSource,
} from './street-layers';

const side = 36;

/** Transparent image of the size of a pin: pins are buttons above the map, and the map must reserve their space. */
export const markerImage = {
  id: 'mark',
  image: { width: side, height: side, data: new Uint8Array(side * side * 4) },
};

/** Returns the pin positions as GeoJSON. */
export function toMarkerData(places: readonly GeoPosition[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ latitude, longitude }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

/** Top layer, placed first, with an invisible symbol per pin: labels that a pin would cover move beside it. */
const markerLayer: SymbolLayerSpecification = {
  id: 'marks',
  type: 'symbol',
  source: 'marks',
  layout: { 'icon-image': markerImage.id, 'icon-allow-overlap': true, 'icon-padding': 0 },
};

const line = z.array(z.tuple([z.number(), z.number()]));

/** Schema of demo/places/map.json. */
export const mapDataSchema = z.object({
  land: z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        properties: z.object({ country: z.string() }),
        geometry: z.object({
          type: z.literal('MultiPolygon'),
          coordinates: z.array(z.array(line)),
        }),
      }),
    ),
  }),
  borders: z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  /** The lower the rank, the larger the river. */
  rivers: z.array(z.object({ rank: z.number(), lines: z.array(line) })),
  lakes: z.array(z.array(line)),
  /** Built-up areas of towns. */
  urban: z.array(z.array(line)),
  /** Name, longitude, latitude, population in thousands; the largest first. */
  towns: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
});

export type MapData = z.infer<typeof mapDataSchema>;

/** Minimum population (in thousands) of labelled towns by zoom level. */
const namedFrom: readonly [zoom: number, people: number][] = [
  [5, 250],
  [6, 120],
  [7, 60],
  [8, 35],
  [9, 0],
];

/** Maximum rank of drawn rivers by zoom level. */
const riversFrom: readonly [zoom: number, rank: number][] = [
  [5, 6],
  [6, 8],
  [7, 10],
  [8, 12],
];

interface MapStyle {
  readonly colors: MapColors;
  readonly font: string;
  readonly area: SearchArea | null;
  /** Pin positions. */
  readonly marks: readonly GeoPosition[];
  /** URL of the street tiles; null if not configured. */
  readonly streets: string | null;
}

/**
 * Builds the complete map style including its data, so that nothing else is loaded but the operator's own streets: no
 * glyphs, no sprites. Labels use the page's typeface.
 */
export function buildMapStyle(
  data: MapData,
  { colors, font, area, marks, streets }: MapStyle,
): StyleSpecification {
  const towns = {
    type: 'FeatureCollection' as const,
    features: data.towns.map(([name, longitude, latitude, population]) => ({
      type: 'Feature' as const,
      properties: { name, people: population },
      geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    })),
  };
  return {
    version: 8,
    sources: {
      land: { type: 'geojson', data: data.land, tolerance: 0.2 },
      borders: { type: 'geojson', data: data.borders, tolerance: 0.2 },
      rivers: { type: 'geojson', data: riverData(data), tolerance: 0.2 },
      lakes: { type: 'geojson', data: areas(data.lakes), tolerance: 0.2 },
      urban: { type: 'geojson', data: areas(data.urban), tolerance: 0.2 },
      towns: { type: 'geojson', data: towns },
      area: { type: 'geojson', data: toAreaData(area) },
      marks: { type: 'geojson', data: toMarkerData(marks) },
      ...(streets !== null && { streets: createStreetSource(streets) }),
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      {
        id: 'land',
        type: 'fill',
        source: 'land',
        paint: {
          'fill-color': ['case', ['==', ['get', 'country'], ''], colors.far, colors.land],
        },
      },
      {
        id: 'urban',
        type: 'fill',
        source: 'urban',
        minzoom: 6,
        // The outlines are too coarse for higher zoom levels.
        maxzoom: 9.5,
        paint: { 'fill-color': colors.urban },
      },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 5, ...riversFrom.flat()]] as unknown as [
          '<=',
          string,
          number,
        ],
        layout: { 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': colors.water,
          'line-width': [
            'interpolate',
            ['exponential', 1.5],
            ['zoom'],
            ...[4, ['-', 1.6, ['*', 0.1, ['get', 'rank']]]],
            ...[12, ['-', 16, ['get', 'rank']]],
          ] as unknown as number,
        },
      },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': colors.water } },
      ...(streets === null ? [] : createStreetLayers(colors)),
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [4, 2] },
      },
      ...(streets === null ? [] : [createStreetNameLayer(colors, font)]),
      {
        id: 'ring',
        type: 'line',
        source: 'area',
        paint: { 'line-color': colors.town, 'line-width': 2, 'line-dasharray': [4, 3] },
      },
      {
        id: 'place',
        type: 'circle',
        source: 'area',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: { 'circle-color': colors.name, 'circle-radius': 5 },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: [
          '>=',
          ['get', 'people'],
          ['step', ['zoom'], 800, ...namedFrom.flat()],
        ] as unknown as ['>=', string, number],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [font],
          'text-size': ['interpolate', ['linear'], ['get', 'people'], 20, 11, 1000, 15],
          'text-padding': 6,
          'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
          // Distance of the label from the pin's center: slightly more than half a pin.
          'text-radial-offset': 1.6,
          'text-justify': 'auto',
          'symbol-sort-key': ['-', 0, ['get', 'people']],
        },
        paint: {
          'text-color': colors.name,
          'text-halo-color': colors.halo,
          'text-halo-width': 1.5,
        },
      },
      markerLayer,
    ],
  };
}

function riverData({ rivers }: MapData): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: rivers.map(({ rank, lines }) => ({
      type: 'Feature',
      properties: { rank },
      geometry: { type: 'MultiLineString', coordinates: lines },
    })),
  };
}

function areas(polygons: MapData['lakes']): Geometry {
  return { type: 'MultiPolygon', coordinates: polygons };
}

/** Returns the searched place as a point and, with a radius, its circle, as GeoJSON. */
export function toAreaData(area: SearchArea | null): FeatureCollection {
  if (area === null) return { type: 'FeatureCollection', features: [] };
  const { latitude, longitude, radiusKm } = area;
  const shapes: Geometry[] = [{ type: 'Point', coordinates: [longitude, latitude] }];
  if (radiusKm !== null)
    shapes.push({ type: 'LineString', coordinates: buildCircle(area, radiusKm) });
  return {
    type: 'FeatureCollection',
    features: shapes.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}
