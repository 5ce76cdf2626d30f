import { describe, expect, it } from 'vitest';
import { findRetiredWords } from './retired-words.mjs';

const check = (file: string, text = '') => findRetiredWords([{ file, text }]);

describe('retired words', () => {
  it.each([
    ['lib/browser/kept-value.ts', ''],
    ['lib/a.ts', 'export function tellWatchers() {}'],
    ['lib/a.ts', 'export const keptBasket = 1;'],
    ['lib/a.ts', 'export type SessionWish = string;'],
    ['lib/a.ts', 'export default async function AskedPage() {}'],
    ['lib/a.tsx', 'const link = <a data-kept-link="">a</a>;'],
    ['lib/a.ts', "new Counter({ name: 'pages_kept_total', help: 'Pages.' })"],
    ['lib/a.ts', "new Gauge({ name: 'pages', labelNames: ['language', 'asked'] })"],
    ['messages/de.json', '{"cart":{"wishedDay":"Wunschtermin"}}'],
    ['messages/de.json', '{"parting":{"title":"Lieferung"}}'],
    ['graphql/shop/operations/Parting.graphql', ''],
    ['graphql/shop/operations/A.graphql', 'mutation BasketSetWish($id: ID!) {\n  a\n}'],
  ])('are found in %s: %s', (file, text) => {
    expect(check(file, text)).toHaveLength(1);
  });

  it.each([
    ['domain/wish-list/wish-list.ts', 'export const wishListLimit = 1;'],
    ['server/keep-alive.ts', 'const keepAliveMs = 1;'],
    ['lib/a.ts', 'const kept = 1;'],
    ['lib/a.ts', "const message = 'he told me';"],
    ['app/[lang]/sooner/page.tsx', 'export const sooner = 1;'],
    ['messages/de.json', '{"wishList":{"title":"Sie haben es told"}}'],
    [
      'messages/de.json',
      '{"vat":{"REFUSED":"unbekannt"},"orderChange":{"answer":{"keep":"Behalten"}}}',
    ],
    ['graphql/shop/operations/A.graphql', 'mutation A {\n  basketSetDeliveryWish { refused }\n}'],
    ['public/a.js', 'html.replace("<html", `<html data-kept="${time}"`)'],
  ])('are not found in %s: %s', (file, text) => {
    expect(check(file, text)).toEqual([]);
  });

  it('are reported with the term that replaces them', () => {
    expect(check('a.ts', 'export const asked = 1;')).toEqual([
      'a.ts: "asked": use requested instead of "asked"',
    ]);
  });
});
