import { expect, it } from 'vitest';
import { isMountRefusal, notBesideText, notFittingText } from './mount-refusal';

it.each([
  [notFittingText('ZB.KOL.16.SW', 'LO11.25.T.M.TG'), true],
  [notBesideText('ZB.KOL.16.SW', 'ZB.MOA.25.SW'), true],
  ['Product with id ZB.KOL.16.SW is not available', false],
  ['Configuration code is not valid', false],
  ['', false],
])('%j', (message, expected) => {
  expect(isMountRefusal(message)).toBe(expected);
});
