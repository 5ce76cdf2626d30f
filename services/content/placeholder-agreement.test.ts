import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyContentVariables } from '@/domain/content/content-variables';
import { languages } from '@/domain/locale/language';
import { loadYaml } from '../demo-data/load-yaml';
import { shopFileSchema } from '../demo-data/shop-schema';
import { silentLogger } from '../platform/logger';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import type { ContentEntries } from './entries';
import { createEntryStore, type EntryStore } from './entry-store';

/** Checks that data repeated in several demo texts agrees. Each test case was a contradiction once. */
const demo = fileURLToPath(new URL('../../demo', import.meta.url));
let content: ContentEntries;
let store: EntryStore;
let toMend: readonly unknown[];
let texts: { file: string; text: string }[];

beforeAll(() => {
  store = createEntryStore({ demoDir: demo, clock: createFakeClock(), logger: silentLogger });
  content = store.current().PUBLISHED;
  toMend = store.problems();
  texts = ['content', 'catalogue', 'dealer-files'].flatMap((folder) =>
    readdirSync(join(demo, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
});

const filesWith = (pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file.slice(demo.length + 1));

/** Fields with related entries. They are skipped, because related entries refer back to the entry. */
const related = new Set(['localizations', 'bikes', 'accessories']);

/** Returns the text with placeholders filled in. */
const filled = (text: string | undefined, locale: string) =>
  applyContentVariables(
    text ?? '',
    store.placeholders(),
    languages.find((one) => one === locale) ?? null,
  ).text;

/**
 * Returns all texts of the entries of one kind in a language. Translations are skipped, because they refer back to the
 * entry.
 */
const textOf = (kind: 'faqs' | 'pages' | 'features', locale: string) =>
  filled(
    JSON.stringify(
      content[kind].filter((entry) => entry.locale === locale),
      (name, value: unknown) => (related.has(name) ? undefined : value),
    ),
    locale,
  );

/** Returns a page's blocks of key figures (subject `facts`) as JSON text. */
const figuresOf = (slug: string, locale: string) =>
  filled(
    JSON.stringify(
      content.pages
        .find((page) => page.slug === slug && page.locale === locale)
        ?.pageZone.filter(({ subject }) => subject === 'facts'),
    ),
    locale,
  );

it('demo content has no placeholder left', () => {
  expect(toMend).toEqual([]);
});

describe('facts from the data', () => {
  it.each(['de', 'en'])('home and company pages name the existing dealers (%s)', (locale) => {
    const count = `"title":"${content.dealers.length}"`;
    expect(figuresOf('home', locale)).toContain(count);
    expect(figuresOf('company', locale)).toContain(count);
  });

  it('no text contains its own dealer count', () => {
    expect(
      filesWith(/\b(177|214) (Fach)?(händler|Händler|Betriebe|dealers|bicycle dealers)/),
    ).toEqual([]);
  });
});

describe('facts in texts', () => {
  it.each([
    [
      'a bicycle needs adjustment before the first ride',
      /fahrbereit montiert|Auspacken, aufsteigen|get on, ride off/,
    ],
    ['adjustment takes 15 minutes', /Rechnen Sie mit fünf Minuten|Allow five minutes/],
    [
      'payments are collected after the order',
      /bis zum Versand ohnehin nichts abgebucht|we collect when the goods leave/,
    ],
    [
      'no payment request is sent',
      /Zahlungsaufforderung|sicheren Link|payment request|secure (payment )?link/,
    ],
    [
      'the guarantee depends on the model and excludes the legal guarantee',
      /starre Gabel \| 10 Jahre|rigid fork \| 10 years|Garantie von zehn Jahren|Ten years of frame|(Motor|motor) \| 2 (Jahre|years)/,
    ],
    [
      'batteries are returned to dealers that sell e-bikes',
      /bei jedem unserer Händler|any of our dealers/,
    ],
    [
      'items without a delivery date cannot be ordered',
      /Wer trotzdem bestellt|You can order all the same/,
    ],
    ['a belt needs no oil', /Öl schadet ihm zwar nicht|Oil does it no harm/],
    ['the German term is Garantie', /\bGewähr\b(?!leistung)/],
    [
      'the maximum load of racks depends on the model',
      /zwischen 25 und 40 Kilo|between 25 and 40 kilograms/,
    ],
    [
      'the guarantee depends on the model, not on a hub motor',
      /Rahmen mit Nabenmotor fünf|frames with a hub motor for five/,
    ],
    [
      'trailers require an approved model',
      /für Anhänger und für alle|for trailers and for|Rampe mit Anhänger|ramp with a trailer it|Kinder zieht|tow children/,
    ],
    ['pickup is not a payment method', /Vorkasse und Abholung|Prepayment and pick-up/],
    ['charging times match the charger', /viereinhalb Stunden voll|four and a half hours/],
    [
      'torque is 20 Nm for front axle nuts and 6 Nm for seat clamps',
      /im Wechsel anziehen, 35 Nm|nuts in turns?, 35 Nm|Sattelklemmung \| 12|Saddle clamp \| 12/,
    ],
    [
      'a battery is stored at 40 to 60 per cent',
      /zwischen 30 und 80 Prozent|between 30 and 80 per cent/,
    ],
    ['brakes are bedded in from 20 km/h', /aus 25 km\/h bis fast|from 25 km\/h almost/],
    ['frames are painted in the workshop', /aus der Pulverbeschichtung|the powder coater/],
    [
      'a pedelec needs no approval',
      /zur Zulassung gehört|erlöschen Zulassung|part of the approval/,
    ],
    [
      'the belt needs no oil, gears do',
      /(?<!am Riemen\. )Öl im Jahr|of oil a year|Kein Öl, kein Rasseln|No oil, no rattle|ohne Öl\.'|without oil\.'/,
    ],
    [
      'the service life of a belt depends on the product line',
      /fährt ein Riemen im Schnitt|is what a belt does/,
    ],
    ['numbers of models are placeholders', /\b25, (davon|of which) 13\b/],
  ])('%s', (_, contradiction) => {
    expect(filesWith(contradiction)).toEqual([]);
  });

  it('the guarantee table matches the years of each model', () => {
    const terms = texts.find(({ file }) => file.endsWith('de/warranty-terms.md'))?.text ?? '';
    const rows = [...terms.matchAll(/^\| (.+?) \| (.+?) \| (\d+) \|$/gm)].map(
      ([, models = '', part = '', years = '']) => ({ models: models.split(', '), part, years }),
    );
    const models = content.bikes.filter(
      ({ locale, slug }) => locale === 'de' && !slug.includes('presale'),
    );
    expect(models).not.toEqual([]);
    for (const bike of models) {
      const line = bike.specs.find(({ title }) => title === 'Garantie')?.text ?? '';
      const row = rows.find(
        ({ models, part }) => models.includes(bike.name) && part.startsWith('Rahmen'),
      );
      expect(line, bike.name).toContain(`${row?.years} Jahre auf`);
    }
  });

  it.each(['de', 'en'] as const)(
    'checkout and shipping pages describe each payment method alike (%s)',
    (locale) => {
      const { payments } = loadYaml(demo, 'shop.yaml', shopFileSchema).content;
      const zone = content.pages.find(
        ({ slug, locale: of }) => slug === 'shipping-info' && of === locale,
      )?.pageZone;
      const page = filled(JSON.stringify(zone), locale).toLowerCase();
      const withHold = payments.filter(({ kind }) => kind !== 'invoice');
      expect(withHold).not.toEqual([]);
      for (const { kind, description } of withHold)
        for (const sentence of description[locale].split(/(?<=\.) /))
          expect(page, kind).toContain(
            sentence.toLowerCase().replace('sieben', '7').replace('seven', '7'),
          );
    },
  );

  it.each([
    ['de', 'faqs', /Bruch des Rahmens, je nach Modell 5 oder 10 Jahre/],
    ['de', 'pages', /Garantie auf Bruch des Rahmens, je nach Modell 5 oder 10 Jahre ab Lieferung/],
    ['de', 'features', /10 auf jeden Stahlrahmen .*, 5 auf Antonia/],
    ['en', 'faqs', /Breakage of the frame, for 5 or 10 years/],
    ['en', 'pages', /guarantee frames against breaking, for 5 or 10 years from delivery/],
    ['en', 'pages', /Steel frames are guaranteed for 10 years\./],
    ['en', 'features', /10 for every steel frame .*, 5 for Antonia/],
  ] as const)('texts (%s, %s) name the model years', (locale, kind, years) => {
    expect(textOf(kind, locale)).toMatch(years);
  });

  it('no text contains its own frame guarantee period', () => {
    const own =
      /(fünf oder zehn|5 oder 10|zehn) Jahre[^.|]{0,20}(Garantie|ab Lieferung|, nach Modell|, bei manchen)|(five or ten|5 or 10) years|guaranteed for ten/;
    expect(filesWith(own)).toEqual([]);
  });

  it('no text contains its own belt mileage or price range', () => {
    const own = filesWith(
      /\b(30[.,]000|15[.,]000) (km|Kilomet)|(30,000|15,000) kilomet|\b1[.,]695 ?€|€ ?1,695/,
    );
    // News articles have a date and are not updated, and the catalog is the source of mileage and prices.
    expect(own.filter((file) => !/^(catalogue|content\/news)\//.test(file))).toEqual([]);
  });

  it.each([
    ['de', '30.000', '15.000', '1.695'],
    ['en', '30,000', '15,000', '1,695'],
  ] as const)(
    'belt mileage and prices use the number format of the language (%s)',
    (locale, cdx, cdn, price) => {
      const pages = textOf('pages', locale);
      for (const figure of [`${cdx} km`, `${cdn} km`, price]) expect(pages).toContain(figure);
      expect(pages).not.toContain('{{');
    },
  );

  it.each(['de', 'en'])(
    'the listed models with the shorter guarantee match the data (%s)',
    (locale) => {
      const named = /, 5 (?:auf|for) ([^.]*)\./.exec(textOf('features', locale))?.[1] ?? '';
      const shorter = content.bikes.filter(
        (bike) =>
          bike.locale === locale &&
          !bike.slug.includes('presale') &&
          bike.specs.some(
            ({ title, text: line }) => /^Garantie|^Guarantee/.test(title) && /^5 /.test(line),
          ),
      );
      expect(shorter.length).toBeGreaterThan(3);
      for (const { name } of shorter) expect(named, name).toContain(name.split(' ')[0]);
    },
  );

  it.each(['de', 'en'])('every footer contains the legal guarantee notice (%s)', (locale) => {
    const page = content.pages.find(
      ({ slug, locale: of }) => slug === 'legal-guarantee' && of === locale,
    );
    expect(page).toMatchObject({ isFooterAsSecondary: true });
    expect(page?.pageZone[0]).toMatchObject({ subject: 'legal-guarantee' });
    expect(JSON.stringify(page?.pageZone)).toMatch(/2025\/1960.*(zwei Jahre|Two years)/);
  });

  it('a portrayed dealer can be visited', () => {
    expect(content.dealers.map(({ name }) => name)).toContain('Radhaus Riemann');
  });
});
