import { describe, expect, it } from 'vitest';
import { findTaxNote } from './tax-note';
import { getVatIdEffect } from '@/domain/customer/vat-id';

const at = (countryId: string, zipCode = '') => ({ countryId, zipCode });

const order = {
  totalCents: 279_500,
  hasVat: true,
  place: at('at'),
  isPickup: false,
  vatIDState: 'NONE' as const,
};

describe('tax note', () => {
  it.each([
    ['an order in Germany', { place: at('de') }, null],
    ['confirmed VAT ID in Germany', { place: at('de'), vatIDState: 'CONFIRMED' }, null],
    ['rejected VAT ID in Germany', { place: at('de'), vatIDState: 'REFUSED' }, null],
    ['to Austria without a VAT ID', {}, null],
    ['to Austria, tax-free', { hasVat: false, vatIDState: 'CONFIRMED' }, 'intraCommunity'],
    ['to Austria, not confirmed', { vatIDState: 'PLAUSIBLE' }, 'PLAUSIBLE'],
    ['to Austria, taxed although confirmed', { vatIDState: 'CONFIRMED' }, 'homeNumber'],
    ['to Austria, rejected', { vatIDState: 'REFUSED' }, 'REFUSED'],
    ['to Austria, invalid', { vatIDState: 'INVALID' }, 'INVALID'],
    ['to Switzerland', { place: at('CH'), hasVat: false }, 'export'],
    ['to Switzerland with a rejected VAT ID', { place: at('ch'), vatIDState: 'REFUSED' }, null],
    ['pickup by a customer from Austria', { isPickup: true, vatIDState: 'REFUSED' }, null],
    ['to Helgoland', { place: at('de', '27498'), hasVat: false }, 'export'],
    ['to Réunion', { place: at('fr', '97400'), hasVat: false }, 'export'],
    ['to Belfast, rejected', { place: at('gb', 'BT1 5GS'), vatIDState: 'REFUSED' }, 'REFUSED'],
    ['nothing to pay', { totalCents: 0, hasVat: false }, null],
    ['unknown destination', { place: null, hasVat: false }, null],
  ] as const)('%s', (_, change, expected) => {
    expect(findTaxNote({ ...order, ...change })).toBe(expected);
  });
});

describe('effect of a confirmed VAT ID', () => {
  it.each([
    ['ATU13585627', null, 'general'],
    ['DE136695976', null, 'homeNumber'],
    ['ATU13585627', 'de', 'home'],
    ['ATU13585627', 'at', 'free'],
    ['atu 13585627', 'NL', 'free'],
    ['ATU13585627', 'ch', 'outside'],
    ['DE136695976', 'at', 'homeNumber'],
    ['DE136695976', 'de', 'home'],
    ['GB434031494', 'at', 'homeNumber'],
  ] as const)('%s with delivery to %s has the effect %s', (vatID, countryId, effect) => {
    expect(getVatIdEffect(vatID, countryId)).toBe(effect);
  });
});
