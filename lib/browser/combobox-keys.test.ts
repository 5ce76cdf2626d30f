import { describe, expect, it } from 'vitest';
import { getNextOption, noActiveOption } from './combobox-keys';

describe('getNextOption', () => {
  it.each([
    ['ArrowDown', noActiveOption, 3, 0],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, noActiveOption],
    ['ArrowUp', noActiveOption, 3, 2],
    ['ArrowUp', 1, 3, 0],
    ['ArrowUp', 0, 3, noActiveOption],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Home', noActiveOption, 3, null],
    ['End', noActiveOption, 3, null],
    ['Enter', 1, 3, null],
    ['a', 1, 3, null],
    ['ArrowDown', noActiveOption, 0, null],
  ])('%s from %s of %s returns %s', (key, active, count, expected) => {
    expect(getNextOption(key, active, count)).toBe(expected);
  });
});
