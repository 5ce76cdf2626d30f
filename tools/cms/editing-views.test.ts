import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import all from '@/cms/src/editing/all.js';
import { firstWords, partNames } from '@/cms/src/editing/part-names.js';
import rows from '@/cms/src/editing/rows.js';

type Words = readonly [german: string, english: string];

interface View {
  uid: string;
  name: Words;
  main: string;
  list?: string[];
  rows: string[];
  fields: Record<string, { label: Words; help?: Words; choices?: Record<string, Words> }>;
}

const views = [...all.types, ...all.components] as unknown as View[];

const rowsOf = rows.rowsOf as (view: View) => { fields: { name: string; size: number }[] }[];

/** Fields without an input: those that the project sets itself, and those edited at the other end of a relation. */
const notEdited = new Set([
  'api::term.term/label',
  'api::bike.bike/accessories',
  ...Object.keys(partNames).map((uid) => `${uid}/label`),
]);

function schemaOf(uid: string): { attributes: Record<string, { enum?: string[] }> } {
  const [kind = '', name = ''] = uid.replace('api::', '').split('.');
  const file = uid.startsWith('api::')
    ? `cms/src/api/${kind}/content-types/${name}/schema.json`
    : `cms/src/components/${kind}/${name}.json`;
  return JSON.parse(readFileSync(file, 'utf8'));
}

describe.each(views.map((view) => [view.uid, view] as const))('editors of %s', (uid, view) => {
  const { attributes } = schemaOf(uid);
  const shown = rowsOf(view).flatMap(({ fields }) => fields.map(({ name }) => name));

  it('show every field once and no other', () => {
    const edited = Object.keys(attributes).filter((name) => !notEdited.has(`${uid}/${name}`));
    expect(shown.toSorted()).toEqual(edited.toSorted());
    expect([view.main, ...(view.list ?? [])].filter((name) => !isKnown(name))).toEqual([]);
  });

  it('have rows that fill the width', () => {
    const widths = rowsOf(view).map(({ fields }) =>
      fields.reduce((sum, { size }) => sum + size, 0),
    );
    expect(new Set(widths)).toEqual(new Set([12]));
  });

  it('have labels and descriptions in both languages', () => {
    const isSpoken = (words: Words | undefined) => words?.filter(Boolean).length === 2;
    const silent = shown.filter((name) => {
      const { label, help = label } = view.fields[name] ?? {};
      return !isSpoken(label) || !isSpoken(help);
    });
    expect(silent).toEqual([]);
    expect(isSpoken(view.name)).toBe(true);
  });

  it('offer all values of an enumeration by label', () => {
    for (const [name, { enum: values }] of Object.entries(attributes))
      if (values) expect(Object.keys(view.fields[name]?.choices ?? {})).toEqual(values);
  });

  function isKnown(name: string): boolean {
    return name in attributes || ['updatedAt', 'createdAt'].includes(name);
  }
});

it('have a picture for every block', () => {
  const { attributes } = schemaOf('api::page.page') as {
    attributes: Record<string, { components?: string[] }>;
  };
  const blocks = attributes['pageZone']?.components ?? [];
  expect(blocks).not.toEqual([]);
  for (const block of blocks)
    expect(existsSync(`cms/src/editing/block-pictures/${block.replace('page.', '')}.svg`)).toBe(
      true,
    );
});

describe('label of a collapsed component', () => {
  it.each([
    ['# Warum Riemen\n\nEine Kette hat 114 Glieder.', 'Warum Riemen'],
    ['\n\n**Nabe** oder [Kurbel](/bikes/hannah)?\nMehr.', 'Nabe oder Kurbel?'],
    ['![Eine Halle](/uploads/halle.webp)\nText', 'Eine Halle'],
    ['| Größe | Diamant |\n| --- | --- |', 'Größe  Diamant'],
    ['- eins\n- zwei', 'eins'],
    ['<!-- -->\n---\nDann Text', 'Dann Text'],
    [
      'Ein Stadtrad steht draußen, fährt bei jedem Wetter und soll morgens da sein.',
      'Ein Stadtrad steht draußen, fährt bei jedem Wetter und soll …',
    ],
    ['x'.repeat(100), `${'x'.repeat(60)} …`],
    ['', ''],
    [null, ''],
  ])('is the start of its text: %j', (markdown, words) => {
    expect(firstWords(markdown)).toBe(words);
  });

  it('identifies an article or a size', () => {
    const article = partNames['accessory.article'];
    expect(article({ color: 'Oliv', size: 'M', variant: null, sku: 'AC.1' })).toBe(
      'Oliv · M · AC.1',
    );
    const size = { frame: 'T', size: 'XS', bodyHeightMinCm: 150, bodyHeightMaxCm: 160 };
    expect(partNames['bike.geometry-size'](size)).toBe('T · XS · 150–160 cm');
  });
});
