import { expect, it } from 'vitest';
import { withdrawalOutcome } from './withdrawal-outcome';

const bicycle = { isSent: true, isBicycle: true };
const parcel = { isSent: true, isBicycle: false };
const waiting = { isSent: false, isBicycle: true };

it.each([
  ['nothing has left', [waiting], { isCancelled: true, hasBicycles: false, hasParcels: false }],
  ['a bicycle', [bicycle], { isCancelled: false, hasBicycles: true, hasParcels: false }],
  ['a parcel', [parcel], { isCancelled: false, hasBicycles: false, hasParcels: true }],
  ['both', [bicycle, parcel], { isCancelled: false, hasBicycles: true, hasParcels: true }],
  ['a part', [parcel, waiting], { isCancelled: true, hasBicycles: false, hasParcels: true }],
])('says what is with the customer: %s', (_, parts, wanted) => {
  expect(withdrawalOutcome('paid', parts)).toEqual({ money: 'paid', ...wanted });
});
