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

describe('picture layers', () => {
  it('show the first picture at once', () => {
    expect(names(start)).toEqual(['a']);
  });

  it('keep the current picture until the next one has loaded and faded in', () => {
    const coming = addLayer(start, 'b', 'B');
    expect(names(coming)).toEqual(['a', '(b)']);
    expect(names(setLayerLoaded(coming, 'b'))).toEqual(['a', 'b']);
    expect(names(removeCoveredLayers(setLayerLoaded(coming, 'b'), 'b'))).toEqual(['b']);
  });

  it('do not change when the picture is already requested', () => {
    expect(addLayer(start, 'a', 'A')).toBe(start);
  });

  it('remove pictures that failed to load', () => {
    expect(names(addLayer(addLayer(start, 'b', 'B'), 'c', 'C'))).toEqual(['a', '(c)']);
  });

  it('return to a loaded picture without waiting', () => {
    expect(names(addLayer(addLayer(start, 'b', 'B'), 'a', 'A'))).toEqual(['a']);
  });

  it('show a placeholder once below a slow picture', () => {
    const coming = addLayer(start, 'b', 'B');
    const standing = addPlaceholderLayer(coming, 'b-drawing', 'drawing');
    expect(names(standing)).toEqual(['a', '(b-drawing)', '(b)']);
    expect(addPlaceholderLayer(standing, 'b-drawing', 'drawing')).toBe(standing);
    expect(addPlaceholderLayer(start, 'a-drawing', 'drawing')).toBe(start);
    const shown = removeCoveredLayers(setLayerLoaded(standing, 'b-drawing'), 'b-drawing');
    expect(names(shown)).toEqual(['b-drawing', '(b)']);
    expect(names(addLayer(shown, 'c', 'C'))).toEqual(['b-drawing', '(c)']);
  });

  it('are not covered by a missing picture', () => {
    const coming = addLayer(start, 'b', 'B');
    expect(removeCoveredLayers(coming, 'b')).toBe(coming);
  });

  it('show a fallback for a picture that fails to load', () => {
    expect(updateLayer(start, 'a', 'drawing')).toEqual([
      { id: 'a', content: 'drawing', isThere: true },
    ]);
  });
});
