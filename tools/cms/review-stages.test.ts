import { describe, expect, it } from 'vitest';
import { changedFields } from '@/cms/src/workflow/changed-fields.js';
import { mayPublish, stageAfterSaving } from '@/cms/src/workflow/stages.js';

const author = { roles: [{ code: 'strapi-author' }] };
const editor = { roles: [{ code: 'strapi-author' }, { code: 'strapi-editor' }] };

describe('review stage after saving', () => {
  it.each([
    ['an author asks for a review', author, 'draft', 'review', 'review'],
    ['an author goes on working', author, 'review', 'draft', 'draft'],
    ['an author changes what was approved: again', author, 'approved', 'approved', 'review'],
    ['an author takes what was approved back', author, 'approved', 'draft', 'draft'],
    ['an author cannot approve', author, 'review', 'approved', null],
    ['nor approve what is new', author, undefined, 'approved', null],
    ['an editor approves', editor, 'review', 'approved', 'approved'],
    ['an editor changes what was approved', editor, 'approved', 'approved', 'approved'],
  ])('%s', (_name, person, present, wanted, stage) => {
    expect(stageAfterSaving({ person, present, wanted })).toBe(stage);
  });

  it.each([
    [author, 'draft', false],
    [author, 'review', false],
    [author, undefined, false],
    [author, 'approved', true],
    [editor, 'draft', true],
  ])('publishing by role %j at stage %s: %s', (person, present, may) => {
    expect(mayPublish({ person, present })).toBe(may);
  });
});

describe('changed fields', () => {
  const type = { attributes: { title: {}, body: {}, blocks: {}, place: {}, updatedAt: {} } };
  const before = {
    title: 'Alt',
    body: 'Lang. '.repeat(40),
    blocks: [{ id: 1, text: 'a' }],
    place: null,
    updatedAt: '1',
  };

  it.each([
    [
      'nothing, when parts only have new ids',
      { blocks: [{ id: 9, text: 'a' }], updatedAt: '2' },
      [],
    ],
    [
      'short texts as they were and are',
      { title: 'Neu' },
      [{ field: 'title', from: 'Alt', to: 'Neu' }],
    ],
    ['what is new', { place: 3 }, [{ field: 'place', from: '', to: '3' }]],
    ['long texts by name', { body: 'Kurz.' }, [{ field: 'body' }]],
    ['parts by name', { blocks: [{ id: 1, text: 'b' }] }, [{ field: 'blocks' }]],
  ])('are %s', (_name, change, fields) => {
    expect(changedFields(type, before, { ...before, ...change })).toEqual(fields);
  });
});
