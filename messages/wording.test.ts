import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { statutoryWithdrawalDays } from '@/domain/order/withdrawal-days';
import de from './de.json';
import en from './en.json';

/** One term for one thing: the words of docs/glossary.md that were told in two ways, in interface and demo texts. */
const demo = fileURLToPath(new URL('../demo', import.meta.url));

type Tree = { [key: string]: string | Tree };

const leaves = (tree: Tree, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );

/** Editorial texts of a language, by file. */
const texts = (language: string): [string, string][] =>
  readdirSync(join(demo, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith(`/${language}`))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(demo.length + 1), readFileSync(file, 'utf8')]);

const german = [...leaves(de, ''), ...texts('de')];
const english = [...leaves(en, ''), ...texts('en')];

/** Sentences the specification prescribes word for word (§8). */
const prescribed = [
  'cart.add.failed',
  'cart.voucher.invalid',
  'cart.voucher.invalidText',
  'cart.voucher.invalidTitle',
];

function told(all: readonly [string, string][], pattern: RegExp): string[] {
  return all
    .filter(([name, text]) => !prescribed.includes(name) && pattern.test(text))
    .map(([name]) => name);
}

describe('German', () => {
  it.each([
    ['Garantie', /\bGewähr\b/],
    ['Warenkorb', /^Korb$/],
    ['Manufaktur', /Werkhalle|Werkstor/],
    [
      'Einwilligung',
      /\bZustimmung\b.*(Cookie|Marketing|Statistik)|(Cookie|Marketing|Statistik).*\bZustimmung\b/,
    ],
    ['Inspektion', /Durchsicht/],
    ['14 Tage Widerruf, 30 Tage Rückgabe', /30 Tage lang .*widerrufen|30 Tagen? Widerruf/],
    ['Messe-Rad', /Messerad/],
    ['Händlersuche', /Händlerfinder/],
  ])('%s', (_, never) => {
    expect(told(german, never)).toEqual([]);
  });
});

describe('English', () => {
  it.each([
    ['guarantee', /\bwarrant(y|ies)\b/i],
    ['cart', /\b(your|save|shopping|one) basket\b/i],
    ['voucher', /\bcoupon\b/i],
    ['workshop', /assembly hall|open hall|through the hall/i],
    ['geometry, dimensions', /^Measures$|body measures/],
    ['height', /\bbody height\b/i],
    ['collection', /\bPick-up at\b/],
    ['shipping', /^Delivery costs$|No way of paying/],
  ])('%s', (_, never) => {
    expect(told(english, never)).toEqual([]);
  });
});

it.each([de, en])('the interface names the days of withdrawal and of return there are', (words) => {
  const shop = parse(readFileSync('demo/shop.yaml', 'utf8')) as {
    brand: { withdrawalDays: number };
  };
  const days = [String(statutoryWithdrawalDays), String(shop.brand.withdrawalDays)];
  for (const text of [words.cart.sum.returns, words.checkout.review.after])
    expect(text.match(/\d+/g), text).toEqual(days);
});
