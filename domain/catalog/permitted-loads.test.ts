import { expect, it } from 'vitest';
import { payloadKg } from './permitted-loads';

it.each([
  ['Siegfried Road, Alfine Di2', 125, 11_800, 113],
  ['Arthur', 130, 14_100, 115],
  ['Hektor, fixed', 115, 8_600, 106],
  ['Heinrich 1.0, Alfine', 150, 22_700, 127],
  ['a bicycle of whole kilograms', 140, 14_000, 126],
  ['a bicycle a gram heavier', 140, 14_001, 125],
])('the payload of %s is the total less the weight, rounded down', (_, total, grams, payload) => {
  expect(payloadKg(total, grams)).toBe(payload);
});
