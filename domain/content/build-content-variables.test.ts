import { expect, it } from 'vitest';
import { contentVariableNames } from './content-variables';
import {
  buildCatalogVariables,
  buildShopVariables,
  buildStaticVariables,
} from './build-content-variables';

const guarantee = (years: number) => ({
  title: 'Guarantee',
  text: `${years} years on the frame`,
});
const model = (slug: string, hasMotor: boolean, years: number) => ({
  slug,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  hasMotor,
  specs: [{ title: 'Weight', text: '12 years on the scale' }, guarantee(years)],
});
const belts = [
  { slug: 'riemen-cdx-kurz', specs: [{ title: 'Service life', text: '30,000 km on average' }] },
  { slug: 'riemen-cdn', specs: [{ title: 'Service life', text: '15,000 km on average' }] },
];
const shop = { priceCents: [690000, 169500], returnDays: 30, payHours: 24, transferHours: 168 };

it('counts models and dealers without presale models', () => {
  const models = [
    model('ludwig', false, 10),
    model('hannah', true, 5),
    model('emil-presale', true, 2),
  ];
  expect(buildCatalogVariables({ dealers: 177, models, belts })).toEqual({
    ...{ dealers: '177', models: '2', motorModels: '1' },
    ...{ frameGuaranteeMin: '5', frameGuaranteeMax: '10' },
    cdxKm: { de: '30.000', en: '30,000' },
    cdnKm: { de: '15.000', en: '15,000' },
  });
});

it('omits variables for missing model or belt data', () => {
  const models = [
    model('ludwig', false, 10),
    { slug: 'greta', name: 'Greta', hasMotor: false, specs: [] },
  ];
  expect(buildCatalogVariables({ dealers: 0, models, belts: [] })).toEqual({
    ...{ dealers: '0', models: '2', motorModels: '0' },
  });
});

it('formats prices in euros per language and times in whole days', () => {
  expect(buildShopVariables(shop)).toEqual({
    bikePriceMin: { de: '1.695', en: '1,695' },
    bikePriceMax: { de: '6.900', en: '6,900' },
    ...{ returnDays: '30', payHours: '24', transferDays: '7' },
  });
});

it('omits variables for missing shop data', () => {
  const silent = { priceCents: [], returnDays: null, payHours: null, transferHours: null };
  expect(buildShopVariables(silent)).toEqual({});
});

const loads = (childSeat: string, trailer: string) => [
  { title: 'Child seat', text: childSeat },
  { title: 'Trailer', text: trailer },
];
const loaded = (name: string, childSeat: string, trailer: string) => {
  const unnumbered = model(name.toLowerCase(), true, 5);
  return { ...unnumbered, name, specs: [...unnumbered.specs, ...loads(childSeat, trailer)] };
};
const approved = [
  loaded('Emil', 'On the rack, up to 27 kg with the child', 'Not approved'),
  loaded('Hannah', 'On the rack, up to 35 kg with the child', 'Up to 50 kg'),
  loaded('Hannah Enviolo', 'On the rack, up to 35 kg with the child', 'Up to 60 kg'),
  loaded('Viktor', 'With the Kollwitz mount on the seat tube; Diamond frame only', 'Not approved'),
  loaded('Lotte', 'Not approved', 'Not approved'),
];

it('lists models approved for child seats and trailers in both languages', () => {
  expect(buildCatalogVariables({ dealers: 1, models: approved, belts })).toMatchObject({
    childSeatRackModels: {
      de: 'Emil, Hannah und Hannah Enviolo',
      en: 'Emil, Hannah and Hannah Enviolo',
    },
    childSeatClampModels: { de: 'Viktor', en: 'Viktor' },
    trailerModels: {
      de: 'Hannah (50 kg) und Hannah Enviolo (60 kg)',
      en: 'Hannah (50 kg) and Hannah Enviolo (60 kg)',
    },
  });
});

it('provides a value for every variable name', () => {
  const models = approved;
  const all = {
    ...buildStaticVariables(),
    ...buildCatalogVariables({ dealers: 1, models, belts }),
    ...buildShopVariables(shop),
  };
  expect(Object.keys(all).sort()).toEqual([...contentVariableNames].sort());
});
