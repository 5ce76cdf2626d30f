import { describe, expect, it } from 'vitest';
import { fitsFrame, mountable, partProblem, withPart } from './fitting-parts';
import type { Mount } from './mount';

const mount = (number: number, place: Mount['place'], change: Partial<Mount> = {}): Mount => ({
  ...{ number, place, addsGrams: 100, frames: [], excludes: [] },
  ...change,
});

const saddle = mount(1, 'saddle');
const softSaddle = mount(2, 'saddle');
const rack = mount(3, 'rear-rack');
const seat = mount(4, 'child-seat', { frames: ['H', 'T'], excludes: ['rear-rack'] });
const bell = mount(5, 'bell');
const diamond = 'LU11.25.H.M.NB';
const wave = 'HA.25.D.M.NB';

it.each([
  ['all frames', saddle, wave, true],
  ['a frame of its list', seat, diamond, true],
  ['another frame', seat, wave, false],
  ['what is no bicycle', saddle, 'ZB.MOA.25.SW', false],
])('a part and %s', (_name, part, sku, fits) => {
  expect(fitsFrame(part, sku)).toBe(fits);
});

describe('parts together', () => {
  it.each<[string, string, Mount[], [string, number, number | null] | null]>([
    ['none', diamond, [], null],
    ['that do not meet', diamond, [saddle, rack, bell], null],
    ['with one for another frame', wave, [saddle, seat], ['frame', 4, null]],
    ['two in one place', diamond, [saddle, bell, softSaddle], ['place', 2, 1]],
    ['the same twice', diamond, [bell, bell], ['place', 5, 5]],
    ['one that needs the place of another', diamond, [rack, seat], ['excluded', 4, 3]],
    ['the same the other way round', diamond, [seat, rack], ['excluded', 3, 4]],
  ])('%s', (_name, sku, parts, expected) => {
    const problem = partProblem(sku, parts);
    const other = problem && 'other' in problem ? problem.other.number : null;
    expect(problem && [problem.kind, problem.part.number, other]).toEqual(expected);
  });

  it('make room for the one that is chosen last', () => {
    expect(withPart([saddle, rack], seat)).toEqual([saddle, seat]);
    expect(withPart([saddle, seat], rack)).toEqual([saddle, rack]);
    expect(withPart([saddle, bell], softSaddle)).toEqual([bell, softSaddle]);
    expect(withPart([saddle], saddle)).toEqual([saddle]);
  });

  it('stay as far as another frame bears them', () => {
    expect(mountable(wave, [seat, rack, saddle])).toEqual([rack, saddle]);
    expect(mountable(diamond, [seat, rack, saddle])).toEqual([seat, saddle]);
  });
});
