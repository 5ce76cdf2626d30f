// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Defect, defectParts, parseDefect } from '@/domain/catalog/defect';
import { buildDefectPictureKey } from '@/lib/platform/media/bike-pictures';
import type { Language } from '@/domain/locale/language';
import { findDefect } from '@/lib/server/catalog/list-outlet';
import type { DefectView } from '@/lib/platform/views/outlet-view';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { DefectLink, DefectPicture } from './defect-picture';

afterEach(cleanup);

const messages = { de, en };
const demo = join(import.meta.dirname, '../../demo');
const read = (path: string): string => readFileSync(join(demo, path), 'utf8');

interface Piece {
  readonly slug: string;
  readonly model: string;
  readonly frame: string;
  readonly size: string;
  readonly color: string;
  readonly reason: Record<Language, string>;
  readonly note: Record<Language, string>;
  readonly flaw?: { kind: string; part: string; side: string; size?: number; touchedUp?: boolean };
}

const pieces: Piece[] = parse(read('catalogue/outlet.yaml'));
const flawed = pieces.flatMap(({ flaw, ...piece }) => (flaw ? [{ ...piece, flaw }] : []));
const stored: Record<string, Record<string, unknown>> = JSON.parse(
  read('media/manifest.json'),
).pictures;

interface Model {
  readonly slug: string;
  readonly colors: readonly { readonly short: string; readonly color: string }[];
}

const models = readdirSync(join(demo, 'catalogue/bikes')).map((file): Model =>
  parse(read(`catalogue/bikes/${file}`)),
);
const colorOf = ({ model, color }: Piece): string | undefined =>
  models.find(({ slug }) => slug === model)?.colors.find(({ short }) => short === color)?.color;

function viewOf({ slug, flaw }: (typeof flawed)[number], language: Language): DefectView {
  const known = parseDefect({ size: null, touchedUp: false, ...flaw });
  const view = findDefect(language, { slug, defect: known });
  if (view === null) throw new Error(`There is no picture of ${slug}`);
  return view;
}

const shown = (children: ReactNode, language: Language): string =>
  render(
    <NextIntlClientProvider locale={language} messages={messages[language]}>
      {children}
    </NextIntlClientProvider>,
  ).container.innerHTML;

const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('bikes with a visible defect', () => {
  it('include every bike whose description mentions one', () => {
    const hasDescription =
      /kratzer|delle|steinschlag|schramme|staubkorn|fehlt etwas lack|spur dunkler|sattel links|aufkleber/i;
    const described = pieces.filter(({ reason, note }) =>
      hasDescription.test(`${reason.de} ${note.de}`),
    );
    expect(flawed.map(({ slug }) => slug)).toEqual(described.map(({ slug }) => slug));
  });

  it.each(flawed.map((piece) => [piece.slug, piece] as const))(
    '%s has a picture of its own defect',
    (slug, piece) => {
      const { kind, part, size: mm = 0 } = piece.flaw;
      expect(stored[buildDefectPictureKey(slug)]).toMatchObject({
        ...{ kind: 'flaw', slug, model: piece.model, frame: piece.frame, size: piece.size },
        ...{ color: colorOf(piece), flaw: { kind, part, mm } },
      });
    },
  );

  it.each(
    flawed.flatMap((piece) =>
      (['de', 'en'] as const).map((it) => [piece.slug, it, piece] as const),
    ),
  )('%s describes the defect in text and shows it twice (%s)', (_, language, piece) => {
    const view = viewOf(piece, language);
    const large = shown(<DefectPicture flaw={view} />, language);
    const small = shown(<DefectLink flaw={view} />, language);
    expect(large).toContain(`alt="${view.picture.alt}"`);
    expect(large).toContain('loading="lazy"');
    expect(large).toContain(messages[language].outlet.defect.computed);
    expect(small).toContain('href="#flaw"');
    expect(small).toContain(`${view.picture.key}-480.avif`);
    expect(words(large)).toContain(words(small));
    expect(`${large}${small}`).not.toMatch(/outlet\.flaw|NaN|undefined/);
  });
});

describe('defect descriptions', () => {
  const picture = { key: 'outlet/x-flaw', version: 'v', width: 1200, height: 800, widths: [480] };
  const renderText = (change: Partial<Defect>, language: Language): string => {
    const flaw = parseDefect({
      ...{ kind: 'scratch', part: 'down-tube', side: 'left', size: 70, touchedUp: false },
    });
    if (flaw === null) throw new Error('There are no words for a scratch');
    const view = { ...flaw, ...change, picture: { ...picture, alt: 'Alt' }, isComputed: true };
    return words(shown(<DefectLink flaw={view} />, language)).replaceAll('\u00a0', ' ');
  };

  it.each<[Partial<Defect>, string, string]>([
    [{}, 'Der Kratzer, 7 cm, am Unterrohr, links.', 'The scratch, 7 cm, on the down tube, left.'],
    [
      { kind: 'chip', part: 'top-tube', side: 'top', sizeMm: 3, isTouchedUp: true },
      'Der Steinschlag, 3 mm, am Oberrohr, oben, ausgetupft.',
      'The stone chip, 3 mm, on the top tube, on top, touched in.',
    ],
    [
      { kind: 'dent', part: 'mudguard', sizeMm: 24 },
      'Die Delle, 2,4 cm, im hinteren Schutzblech, links.',
      'The dent, 2.4 cm, in the rear mudguard, left.',
    ],
    [
      { kind: 'shade', part: 'frame', side: 'right', sizeMm: null },
      'Der Rahmen ist eine Spur dunkler als die Gabel.',
      'The frame is a shade darker than the fork.',
    ],
  ])('%j', (change, german, english) => {
    expect([renderText(change, 'de'), renderText(change, 'en')]).toEqual([german, english]);
  });

  it('does not label a photograph by the operator as computed', () => {
    const [piece] = flawed;
    if (piece === undefined) throw new Error('No piece has a flaw');
    const photo = { ...viewOf(piece, 'de'), isComputed: false };
    expect(shown(<DefectPicture flaw={photo} />, 'de')).not.toContain(de.outlet.defect.computed);
  });
});

it('matches the defect kinds and parts of the picture studio', () => {
  const rows = read('../tools/studio/lautlos_studio/flaws/flaw.py').matchAll(
    /^ {4}"([\w-]+)": \((.*)\),$/gm,
  );
  const known = [...rows].map(([, kind, parts = '']) => [
    kind,
    [...parts.matchAll(/"([\w-]+)"/g)].map(([, part]) => part),
  ]);
  expect(Object.fromEntries(known)).toEqual(defectParts);
});
