import { expect, it, describe } from 'vitest';
import { findCycles, findImportErrors } from './import-checks.mjs';
import { cruiseTestProject } from './test-project';

describe('import cycles', () => {
  const circlesOf = (edges: Record<string, string[]>) =>
    findCycles(Object.keys(edges), (node) => edges[node] ?? []).map((circle) =>
      circle.toSorted().join(''),
    );

  it.each<[string, Record<string, string[]>, string[]]>([
    ['no modules', {}, []],
    ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['two paths to the same module', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['a module that imports itself', { a: ['a'] }, []],
    ['two modules', { a: ['b'], b: ['a'] }, ['ab']],
    ['a long cycle', { a: ['b'], b: ['c'], c: ['d'], d: ['a'] }, ['abcd']],
    [
      'a cycle with modules before and after it',
      { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] },
      ['bc'],
    ],
    ['two cycles with a common module are one', { a: ['b', 'c'], b: ['a'], c: ['a'] }, ['abc']],
    ['two separate cycles', { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }, ['cd', 'ab']],
    ['an unknown module', { a: ['?'] }, []],
  ])('%s', (_name, edges, circles) => {
    expect(circlesOf(edges)).toEqual(circles);
  });
});

describe('import rules', () => {
  /** Returns the import errors of a project with these files. */
  const problemsOf = async (files: Record<string, string>) =>
    findImportErrors((await cruiseTestProject(files)).graph);

  describe('imports of a file', () => {
    const known = { 'lib/a.ts': '', 'lib/b.tsx': '', 'lib/deep/c.ts': '' };
    const parseImports = async (file: string, text: string) =>
      (await cruiseTestProject({ ...known, [file]: text })).graph.get(file);

    it.each<[string, string, string[], string[]]>([
      ['a value', "import { a } from '@/lib/a';", ['lib/a.ts'], ['lib/a.ts']],
      ['a file in the same folder', "import b from './b';", ['lib/b.tsx'], ['lib/b.tsx']],
      ['a file in a subfolder', "import './deep/c';", ['lib/deep/c.ts'], ['lib/deep/c.ts']],
      ['a type', "import type { A } from '@/lib/a';", ['lib/a.ts'], []],
      ['inline types only', "import { type A, type B } from './a';", ['lib/a.ts'], []],
      ['a type and a value', "import { type A, b } from './a';", ['lib/a.ts'], ['lib/a.ts']],
      [
        'a default import and types',
        "import a, { type A } from './a';",
        ['lib/a.ts'],
        ['lib/a.ts'],
      ],
      ['a re-export', "export { a } from './a';", ['lib/a.ts'], ['lib/a.ts']],
      ['a type re-export', "export type { A } from './a';", ['lib/a.ts'], []],
      // Counts as a value, because dependency-cruiser does not know that it is a type: use `import type`.
      ['an inline type import', "type A = import('./a').A;", ['lib/a.ts'], ['lib/a.ts']],
      ['a dynamic import', "const a = () => import('./a');", ['lib/a.ts'], ['lib/a.ts']],
      ['a package', "import { z } from 'zod';", [], []],
      ['an unknown file', "import x from './x';", [], []],
    ])('%s', async (_name, text, all, values) => {
      const imports = await parseImports('lib/me.ts', text);
      expect([...(imports?.all ?? [])]).toEqual(all);
      expect([...(imports?.values ?? [])]).toEqual(values);
    });

    it('distinguishes static stylesheets from those loaded on demand', async () => {
      const text = "import './a.scss';\nconst later = () => import('./b.scss');";
      const sheets = { 'lib/a.scss': '', 'lib/b.scss': '' };
      const { graph } = await cruiseTestProject({ ...sheets, 'lib/me.ts': text });
      expect([...(graph.get('lib/me.ts')?.stylesheets ?? [])]).toEqual(['lib/a.scss']);
    });

    it('detects client components', async () => {
      expect((await parseImports('lib/c.tsx', "'use client';\n"))?.isClient).toBe(true);
      expect((await parseImports('lib/c.tsx', "// 'use client';\n"))?.isClient).toBe(false);
    });
  });

  describe('import rules', () => {
    it.each<[string, Record<string, string>, RegExp | null]>([
      ['accepts valid imports', { 'domain/a.ts': "import './b';", 'domain/b.ts': '' }, null],
      [
        'reports a cycle of folders without a cycle of files',
        {
          'lib/server/one/a.ts': "import '@/lib/server/two/b';",
          'lib/server/one/c.ts': '',
          'lib/server/two/b.ts': '',
          'lib/server/two/d.ts': "import '@/lib/server/one/c';",
        },
        /^Import cycle between folders: lib\/server\/\w+ -> lib\/server\/\w+$/,
      ],
      [
        'reports browser code that imports server code indirectly',
        {
          'components/shop/a.tsx': "'use client';\nimport '@/lib/platform/b';",
          'lib/platform/b.ts': "import '@/lib/gateways/shop/c';",
          'lib/gateways/shop/c.ts': '',
        },
        /^Server code in the browser, imported by lib\/platform\/b\.ts: lib\/gateways\/shop\/c\.ts$/,
      ],
      [
        'allows browser code to import types of server code',
        {
          'components/shop/a.tsx': "'use client';\nimport type { C } from '@/lib/gateways/shop/c';",
          'lib/gateways/shop/c.ts': '',
        },
        null,
      ],
      [
        'allows browser code to import shared mappers',
        {
          'lib/browser/shop/a.ts': "'use client';\nimport '@/lib/gateways/shop/map-basket';",
          'lib/gateways/shop/map-basket.ts': '',
        },
        null,
      ],
      [
        'reports server code that imports browser code',
        { 'app/a.tsx': "import '@/lib/browser/b';", 'lib/browser/b.ts': '' },
        /^Browser code on the server, imported by app\/a\.tsx: lib\/browser\/b\.ts$/,
      ],
      [
        'allows server code to import a client component',
        {
          'app/a.tsx': "import '@/components/shop/c';",
          'components/shop/c.tsx': "'use client';\nimport '@/lib/browser/b';",
          'lib/browser/b.ts': '',
        },
        null,
      ],
    ])('%s', async (_name, files, problem) => {
      const problems = await problemsOf(files);
      expect(problems).toHaveLength(problem === null ? 0 : 1);
      if (problem) expect(problems[0]).toMatch(problem);
    });
  });
});
