import { describe, expect, it } from 'vitest';
import { changedFields } from '@/cms/src/workflow/changed-fields.js';
import { mayPublish, stageAfterSaving } from '@/cms/src/workflow/stages.js';

const author = { roles: [{ code: 'strapi-author' }] };
const editor = { roles: [{ code: 'strapi-author' }, { code: 'strapi-editor' }] };

describe('review stage after saving', () => {
  it.each([
    ['an author requests a review', author, 'draft', 'review', 'review'],
    ['an author continues with a draft', author, 'review', 'draft', 'draft'],
    [
      'an author changes an approved entry, which needs a new review',
      author,
      'approved',
      'approved',
      'review',
    ],
    ['an author withdraws an approved entry', author, 'approved', 'draft', 'draft'],
    ['an author cannot approve', author, 'review', 'approved', null],
    ['an author cannot approve a new entry', author, undefined, 'approved', null],
    ['an editor approves', editor, 'review', 'approved', 'approved'],
    ['an editor changes an approved entry', editor, 'approved', 'approved', 'approved'],
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
      'empty if only ids of components change',
      { blocks: [{ id: 9, text: 'a' }], updatedAt: '2' },
      [],
    ],
    [
      'old and new values of short texts',
      { title: 'Neu' },
      [{ field: 'title', from: 'Alt', to: 'Neu' }],
    ],
    ['new values', { place: 3 }, [{ field: 'place', from: '', to: '3' }]],
    ['names of long texts', { body: 'Kurz.' }, [{ field: 'body' }]],
    ['names of components', { blocks: [{ id: 1, text: 'b' }] }, [{ field: 'blocks' }]],
  ])('are %s', (_name, change, fields) => {
    expect(changedFields(type, before, { ...before, ...change })).toEqual(fields);
  });
});
