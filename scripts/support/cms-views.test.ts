import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import all from '../../cms/src/editing/all.js';
import rows from '../../cms/src/editing/rows.js';

type Words = readonly [german: string, english: string];

interface View {
  uid: string;
  name: Words;
  main: string;
  list?: string[];
  rows: string[];
  fields: Record<string, [label: Words, description: Words, choices?: Record<string, Words>]>;
}

const views = [...all.types, ...all.components] as unknown as View[];

const rowsOf = rows.rowsOf as (view: View) => { fields: { name: string; size: number }[] }[];

/** Made by the project itself, or written from the other side. */
const notEdited = new Set(['api::term.term/label', 'api::bike.bike/accessories']);

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

  it('see every field once, and no other', () => {
    const edited = Object.keys(attributes).filter((name) => !notEdited.has(`${uid}/${name}`));
    expect(shown.toSorted()).toEqual(edited.toSorted());
    expect([view.main, ...(view.list ?? [])].filter((name) => !isKnown(name))).toEqual([]);
  });

  it('see rows that fill the view', () => {
    const widths = rowsOf(view).map(({ fields }) =>
      fields.reduce((sum, { size }) => sum + size, 0),
    );
    expect(new Set(widths)).toEqual(new Set([12]));
  });

  it('read every name in both languages, and explanations in both or none', () => {
    const labels = [view.name, ...shown.flatMap((name) => view.fields[name]?.slice(0, 1) ?? [])];
    expect(labels).toHaveLength(shown.length + 1);
    for (const words of labels as Words[]) expect(words.every((word) => word !== '')).toBe(true);
    for (const name of shown) {
      const [german, english] = view.fields[name]?.[1] ?? ['', ''];
      expect([name, german !== '']).toEqual([name, english !== '']);
    }
  });

  it('choose among all values of an enumeration, by name', () => {
    for (const [name, { enum: values }] of Object.entries(attributes))
      if (values) expect(Object.keys(view.fields[name]?.[2] ?? {})).toEqual(values);
  });

  function isKnown(name: string): boolean {
    return name in attributes || ['updatedAt', 'createdAt'].includes(name);
  }
});

it('every block has a picture', () => {
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
