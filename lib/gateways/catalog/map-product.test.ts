import { describe, expect, it } from 'vitest';
import { mapProductSafety } from './map-product';

const maker = {
  name: 'Brooks England Limited',
  address: 'Downing Street, Smethwick',
  email: 'a@brooks.example',
  responsibleName: null,
  responsibleAddress: null,
  responsibleEmail: null,
};
const responsible = {
  responsibleName: 'Selle Royal',
  responsibleAddress: 'Pozzoleone',
  responsibleEmail: 'b@royal.example',
};

describe('mapProductSafety', () => {
  it('contains the manufacturer, its EU representative and each warning', () => {
    const brand = { maker: { ...maker, ...responsible } };
    expect(mapProductSafety({ brand, safety: 'Heiß.\n\n Scharf. ' }, true)).toEqual({
      maker: { name: maker.name, address: maker.address, email: maker.email },
      responsible: { name: 'Selle Royal', address: 'Pozzoleone', email: 'b@royal.example' },
      warnings: ['Heiß.', 'Scharf.'],
      hasBattery: true,
    });
  });

  it.each([
    ['no brand', { brand: null, safety: null }],
    ['a brand without a manufacturer', { brand: { maker: null }, safety: '' }],
    [
      'a manufacturer without an address',
      { brand: { maker: { ...maker, address: '' } }, safety: null },
    ],
  ])('omits incomplete statements: %s', (_, wire) => {
    expect(mapProductSafety(wire, false)).toEqual({
      ...{ maker: null, responsible: null, warnings: [], hasBattery: false },
    });
  });
});
