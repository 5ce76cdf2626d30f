import { expect, it } from 'vitest';
import { dealersByName } from './find-by-name';
import { aDealer } from './test-dealers';

const dealers = [
  aDealer({ name: 'Radhaus Oranienplatz', city: 'Berlin' }),
  aDealer({ name: 'Fahrrad-Müller & Söhne', city: 'Köln' }),
  aDealer({ name: 'Vélo Rapide', city: 'Paris' }),
];

it.each([
  ['Radhaus', ['Radhaus Oranienplatz']],
  ['radh berlin', ['Radhaus Oranienplatz']],
  ['Mueller', ['Fahrrad-Müller & Söhne']],
  ['muller sohne', ['Fahrrad-Müller & Söhne']],
  ['velo', ['Vélo Rapide']],
  ['haus', []],
  ['Radhaus Köln', []],
  ['', []],
  ['&', []],
])('%j finds %j', (typed, names) => {
  expect(dealersByName(dealers, typed).map(({ name }) => name)).toEqual(names);
});
