import { expect, it } from 'vitest';
import { findRelatedModels, type ModelTraits } from './related-models';

const model = (slug: string, traits: Partial<ModelTraits> = {}): ModelTraits => ({
  slug,
  name: slug.toUpperCase(),
  use: 'stadt',
  shapes: ['diamond'],
  driveGroups: [],
  driveGroupTerms: [],
  hasMotor: false,
  isEquipped: false,
  ...traits,
});

const hektor = model('hektor', { shapes: ['mixte'] });
const siegfried = model('siegfried', { shapes: ['diamond', 'mixte'] });
const viktor = model('viktor', { shapes: ['diamond', 'mixte', 'wave'], isEquipped: true });
const unknown = model('unknown', { use: 'alltag', shapes: ['wave'], isEquipped: null });
const motor = model('motor', { shapes: ['mixte', 'wave'], hasMotor: true });
const all = [hektor, siegfried, viktor, unknown, motor];

it.each<[string, ModelTraits, string[]]>([
  ['a model that has the shape first', model('road'), ['mixte HEKTOR', 'wave UNKNOWN']],
  [
    'the one with the same equipment',
    model('frieda', { shapes: ['wave'], isEquipped: true }),
    ['diamond VIKTOR', 'mixte HEKTOR'],
  ],
  ['only models with a motor', model('berta', { hasMotor: true }), ['mixte MOTOR', 'wave MOTOR']],
  ['none for its own shapes', viktor, []],
])('suggests for each other frame shape %s', (_rule, own, expected) => {
  const { byShape } = findRelatedModels(own, all);
  expect(byShape.map(({ shape, name }) => `${shape} ${name}`)).toEqual(expected);
});

it('suggests the most similar model for at most two drive groups', () => {
  const groups = (...slugs: string[]) => ({
    driveGroups: slugs,
    driveGroupTerms: slugs.map((slug) => ({ slug, name: `${slug} drive` })),
  });
  const own = model('own', groups('single'));
  const others = [
    model('equipped', { ...groups('hub'), isEquipped: true }),
    model('bare', groups('hub', 'single', 'gearbox')),
    model('third', groups('cvt')),
  ];
  expect(findRelatedModels(own, others).byDriveGroup).toEqual([
    { slug: 'bare', name: 'BARE', group: 'hub', groupName: 'hub drive' },
    { slug: 'bare', name: 'BARE', group: 'gearbox', groupName: 'gearbox drive' },
  ]);
});
