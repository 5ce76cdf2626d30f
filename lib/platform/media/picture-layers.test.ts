import { describe, expect, it } from 'vitest';
import {
  setLayerLoaded,
  removeCoveredLayers,
  type PictureLayers,
  updateLayer,
  addPlaceholderLayer,
  addLayer,
} from './picture-layers';

const start: PictureLayers<string> = addLayer([], 'a', 'A');
const names = (layers: PictureLayers<string>): string[] =>
  layers.map(({ id, isThere }) => (isThere ? id : `(${id})`));

describe('the stack of pictures', () => {
  it('shows the first at once', () => {
    expect(names(start)).toEqual(['a']);
  });

  it('keeps the current picture until the next one has loaded and faded in', () => {
    const coming = addLayer(start, 'b', 'B');
    expect(names(coming)).toEqual(['a', '(b)']);
    expect(names(setLayerLoaded(coming, 'b'))).toEqual(['a', 'b']);
    expect(names(removeCoveredLayers(setLayerLoaded(coming, 'b'), 'b'))).toEqual(['b']);
  });

  it('changes nothing when it is already wanted', () => {
    expect(addLayer(start, 'a', 'A')).toBe(start);
  });

  it('drops pictures that failed to load', () => {
    expect(names(addLayer(addLayer(start, 'b', 'B'), 'c', 'C'))).toEqual(['a', '(c)']);
  });

  it('goes back without waiting', () => {
    expect(names(addLayer(addLayer(start, 'b', 'B'), 'a', 'A'))).toEqual(['a']);
  });

  it('shows a placeholder once below a slow picture', () => {
    const coming = addLayer(start, 'b', 'B');
    const standing = addPlaceholderLayer(coming, 'b-drawing', 'drawing');
    expect(names(standing)).toEqual(['a', '(b-drawing)', '(b)']);
    expect(addPlaceholderLayer(standing, 'b-drawing', 'drawing')).toBe(standing);
    expect(addPlaceholderLayer(start, 'a-drawing', 'drawing')).toBe(start);
    const shown = removeCoveredLayers(setLayerLoaded(standing, 'b-drawing'), 'b-drawing');
    expect(names(shown)).toEqual(['b-drawing', '(b)']);
    expect(names(addLayer(shown, 'c', 'C'))).toEqual(['b-drawing', '(c)']);
  });

  it('is not covered by what is not there', () => {
    const coming = addLayer(start, 'b', 'B');
    expect(removeCoveredLayers(coming, 'b')).toBe(coming);
  });

  it('shows a fallback for a picture that fails to load', () => {
    expect(updateLayer(start, 'a', 'drawing')).toEqual([
      { id: 'a', content: 'drawing', isThere: true },
    ]);
  });
});
