import type { FeatureCollection } from 'geojson';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { Position } from '@/domain/dealers/dealer';

const side = 36;

/** Nothing, as large as a pin: pins are buttons over the map, and the map has to know where they are. */
export const markImage = {
  id: 'mark',
  image: { width: side, height: side, data: new Uint8Array(side * side * 4) },
};

/** Where pins stand. */
export function markData(places: readonly Position[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map(({ latitude, longitude }) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

/** On top of all layers: it is placed first, and names that would lie under a pin move beside it. */
export const markLayer: SymbolLayerSpecification = {
  id: 'marks',
  type: 'symbol',
  source: 'marks',
  layout: { 'icon-image': markImage.id, 'icon-allow-overlap': true, 'icon-padding': 0 },
};
