import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyContentVariables } from '@/domain/content/content-variables';
import { languages } from '@/domain/locale/language';
import type { BikeFile } from '../demo-data/bike-schema';
import { loadCatalog } from '../demo-data/load-catalog';
import { silentLogger } from '../platform/logger';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import { createEntryStore, type EntryStore } from './entry-store';

/** Compares texts about child seats and trailers with `childSeat` and `permitted` of the models, in both languages. */
const demo = fileURLToPath(new URL('../../demo', import.meta.url));
const catalogue = loadCatalog(demo);
const models = catalogue.bikes.map(({ content }) => content);
let store: EntryStore;
let sentences: { where: string; text: string }[];

const related = new Set(['localizations', 'bikes', 'accessories', 'build', 'geometrySizes']);
const seat = /kindersitz|child.?seat/i;
const childOnBoard = /\bauf dem Rücksitz|mit (einem )?Kind\b|with a child\b|kinder hinten/i;
const trailer = /anhänger|trailer/i;
const denial = /\b(nicht|kein|keine|keinen|nur an|not|no|nor|only on)\b/i;

const allowsSeat = ({ frames }: BikeFile) => frames.some(({ childSeat }) => childSeat !== 'none');
const allowsTrailer = ({ permitted }: BikeFile) => permitted.trailerKg !== null;

/** Returns every text in a value, with placeholders filled in. */
function textsOf(value: unknown, locale: (typeof languages)[number]): string[] {
  if (typeof value === 'string')
    return [applyContentVariables(value, store.placeholders(), locale).text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    related.has(name) ? [] : textsOf(one, locale),
  );
}

beforeAll(() => {
  store = createEntryStore({ demoDir: demo, clock: createFakeClock(), logger: silentLogger });
  const kinds: [string, unknown][] = Object.entries(store.current().PUBLISHED);
  sentences = kinds.flatMap(([kind, entries]) =>
    (Array.isArray(entries) ? entries : []).flatMap((entry: Record<string, unknown>) => {
      const locale = languages.find((one) => one === entry.locale);
      if (locale === undefined) return [];
      const where = `${kind} ${String(entry.slug ?? '')} ${locale}`;
      return textsOf(entry, locale)
        .flatMap((text) => text.split(/(?<=[.!?:]) |\n+/))
        .map((text) => ({ where, text }));
    }),
  );
});

/** Returns the models named in a sentence. "Hannah Enviolo" does not count as "Hannah". */
function namedIn(text: string): BikeFile[] {
  const byLength = [...models].sort((a, b) => b.name.length - a.name.length);
  return byLength.reduce(
    ({ left, found }, model) => {
      const pattern = new RegExp(`(?<!\\p{L})${model.name.replace('.', '\\.')}(?!\\p{L})`, 'gu');
      return pattern.test(left)
        ? { left: left.replace(pattern, ''), found: [...found, model] }
        : { left, found };
    },
    { left: text, found: [] as BikeFile[] },
  ).found;
}

describe.each([
  ['child seat', seat, allowsSeat],
  ['trailer', trailer, allowsTrailer],
] as const)('a %s', (_, pattern, isAllowed) => {
  it('is named wherever a reader expects it', () => {
    const places = sentences.filter(({ text }) => pattern.test(text)).map(({ where }) => where);
    for (const locale of languages)
      expect(
        places.filter((where) => where.startsWith('faqs') && where.endsWith(locale)),
      ).not.toEqual([]);
  });

  it('is never named for a model without approval', () => {
    const wrong = sentences.filter(
      ({ text }) =>
        pattern.test(text) &&
        !denial.test(text) &&
        namedIn(text).some((model) => !isAllowed(model)),
    );
    expect(wrong).toEqual([]);
  });
});

it.each(models.filter((model) => !allowsSeat(model)).map(({ slug }) => slug))(
  '%s has no child seat approval and no text that names one',
  (slug) => {
    const own = sentences.filter(
      ({ where, text }) =>
        where.startsWith(`bikes ${slug} `) && (seat.test(text) || childOnBoard.test(text)),
    );
    expect(
      own.filter(({ text }) => !/^(Kindersitz|Child seat)$|wusste|from before/.test(text)),
    ).toEqual([]);
  },
);

it('the mixte landing page names the approved models', () => {
  const approved = models
    .filter(
      ({ slug, frames }) =>
        !slug.includes('presale') &&
        frames.some(({ shape, childSeat }) => shape === 'mixte' && childSeat === 'rack'),
    )
    .map(({ name }) => name)
    .sort();
  for (const verb of [/^Freigegeben sind/, /are approved\.$/]) {
    const matches = sentences.filter(
      ({ where, text }) => where.startsWith('pages') && verb.test(text),
    );
    expect(
      matches.map(({ text }) =>
        namedIn(text)
          .map(({ name }) => name)
          .sort(),
      ),
    ).toEqual([approved]);
  }
});

it('only a diamond frame without a rack has a clamp', () => {
  const clamped = models.flatMap(({ slug, frames }) =>
    frames.flatMap(({ short, childSeat }) => (childSeat === 'clamp' ? [`${slug} ${short}`] : [])),
  );
  expect(clamped).toEqual(['ludwig H', 'viktor H']);
});
