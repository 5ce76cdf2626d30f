import { describe, expect, it } from 'vitest';
import { arrived, covered, type Layers, replaced, stoodIn, wanted } from './picture-layers';

const start: Layers<string> = wanted([], 'a', 'A');
const names = (layers: Layers<string>): string[] =>
  layers.map(({ id, isThere }) => (isThere ? id : `(${id})`));

describe('the stack of pictures', () => {
  it('shows the first at once', () => {
    expect(names(start)).toEqual(['a']);
  });

  it('keeps what is there until the next has arrived and faded in', () => {
    const coming = wanted(start, 'b', 'B');
    expect(names(coming)).toEqual(['a', '(b)']);
    expect(names(arrived(coming, 'b'))).toEqual(['a', 'b']);
    expect(names(covered(arrived(coming, 'b'), 'b'))).toEqual(['b']);
  });

  it('changes nothing when it is already wanted', () => {
    expect(wanted(start, 'a', 'A')).toBe(start);
  });

  it('forgets what never arrived', () => {
    expect(names(wanted(wanted(start, 'b', 'B'), 'c', 'C'))).toEqual(['a', '(c)']);
  });

  it('goes back without waiting', () => {
    expect(names(wanted(wanted(start, 'b', 'B'), 'a', 'A'))).toEqual(['a']);
  });

  it('lets something stand in below what takes long, once', () => {
    const coming = wanted(start, 'b', 'B');
    const standing = stoodIn(coming, 'b-drawing', 'drawing');
    expect(names(standing)).toEqual(['a', '(b-drawing)', '(b)']);
    expect(stoodIn(standing, 'b-drawing', 'drawing')).toBe(standing);
    expect(stoodIn(start, 'a-drawing', 'drawing')).toBe(start);
    const shown = covered(arrived(standing, 'b-drawing'), 'b-drawing');
    expect(names(shown)).toEqual(['b-drawing', '(b)']);
    expect(names(wanted(shown, 'c', 'C'))).toEqual(['b-drawing', '(c)']);
  });

  it('is not covered by what is not there', () => {
    const coming = wanted(start, 'b', 'B');
    expect(covered(coming, 'b')).toBe(coming);
  });

  it('puts something else in the place of what cannot be had', () => {
    expect(replaced(start, 'a', 'drawing')).toEqual([
      { id: 'a', content: 'drawing', isThere: true },
    ]);
  });
});
