import { expect, it } from 'vitest';
import { checkReferences } from './check-references';
import type { SourceFile } from './source/source-file';

const site = {
  paths: new Set(['bikes/ludwig', 'accessories/klingel-mitte', 'support']),
  hasPicture: (key: string) => key === 'scenes/row',
};

const sound = {
  link: '/support',
  linkToBike: 'ludwig',
  linkToAccessory: 'klingel-mitte',
  body: 'Read [this](/support) and see ![it](/media/scenes/row).',
  picture: { file: 'scenes/row' },
};

const sourceOf = (content: object, lines: Partial<SourceFile<unknown>>): SourceFile<unknown> => ({
  file: 'content/pages/one.de.md',
  locale: 'de',
  key: 'one',
  isDraft: false,
  mark: '1',
  content,
  lineOf: () => 4,
  lineWithin: (_, offset) => 10 + offset,
  ...lines,
});

it('asks for no line where every link and picture leads somewhere: that reads the whole file again', () => {
  const noLine = () => {
    throw new Error('A line was asked for.');
  };
  const source = sourceOf(sound, { lineOf: noLine, lineWithin: noLine });
  expect(checkReferences(source, site)).toEqual([]);
});

it.each([
  [{ link: '/nowhere' }, 4, '/nowhere'],
  [{ linkToBike: 'otto' }, 4, 'otto'],
  [{ linkToAccessory: 'hupe' }, 4, 'hupe'],
  [{ picture: { file: 'scenes/lost' } }, 4, 'scenes/lost'],
  [{ body: 'One\n[two](/nowhere)' }, 11, '/nowhere'],
  [{ body: '![lost](/media/scenes/lost)' }, 10, 'scenes/lost'],
])('%j is told with its line %d', (wrong, line, named) => {
  const [problem, ...others] = checkReferences(sourceOf({ ...sound, ...wrong }, {}), site);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'content/pages/one.de.md', line });
  expect(problem?.reason).toContain(named);
});
