import { expect, it, describe } from 'vitest';
import { findCycles, findImportErrors } from './import-checks.mjs';
import { parseImports } from './import-graph.mjs';

describe('import cycles', () => {
  const circlesOf = (edges: Record<string, string[]>) =>
    findCycles(Object.keys(edges), (node) => edges[node] ?? []).map((circle) =>
      circle.toSorted().join(''),
    );

  it.each<[string, Record<string, string[]>, string[]]>([
    ['nothing', {}, []],
    ['a line', { a: ['b'], b: ['c'], c: [] }, []],
    ['two ways to the same place', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['what reaches only itself', { a: ['a'] }, []],
    ['two', { a: ['b'], b: ['a'] }, ['ab']],
    ['a long way round', { a: ['b'], b: ['c'], c: ['d'], d: ['a'] }, ['abcd']],
    ['one that others only lead to', { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }, ['bc']],
    ['two that share a place are one', { a: ['b', 'c'], b: ['a'], c: ['a'] }, ['abc']],
    ['two apart', { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] }, ['cd', 'ab']],
    ['a place nobody knows', { a: ['?'] }, []],
  ])('%s', (_name, edges, circles) => {
    expect(circlesOf(edges)).toEqual(circles);
  });
});

describe('import rules', () => {
  /** Returns the import errors of a project with these files. */
  function problemsOf(files: Record<string, string>): string[] {
    const known = new Set(Object.keys(files));
    return findImportErrors(
      new Map(Object.entries(files).map(([file, text]) => [file, parseImports(file, text, known)])),
    );
  }

  describe('imports of a file', () => {
    const known = new Set(['lib/a.ts', 'lib/b.tsx', 'lib/deep/c.ts', 'lib/d.mjs']);
    it.each<[string, string, string[], string[]]>([
      ['a value', "import { a } from '@/lib/a';", ['lib/a.ts'], ['lib/a.ts']],
      ['a neighbour', "import b from './b';", ['lib/b.tsx'], ['lib/b.tsx']],
      ['from below', "import './deep/c';", ['lib/deep/c.ts'], ['lib/deep/c.ts']],
      ['a file by its full name', "import './d.mjs';", ['lib/d.mjs'], ['lib/d.mjs']],
      ['a type', "import type { A } from '@/lib/a';", ['lib/a.ts'], []],
      ['types alone, one by one', "import { type A, type B } from './a';", ['lib/a.ts'], []],
      ['a type beside a value', "import { type A, b } from './a';", ['lib/a.ts'], ['lib/a.ts']],
      ['a default beside types', "import a, { type A } from './a';", ['lib/a.ts'], ['lib/a.ts']],
      ['what is passed on', "export { a } from './a';", ['lib/a.ts'], ['lib/a.ts']],
      ['a type that is passed on', "export type { A } from './a';", ['lib/a.ts'], []],
      ['a type in place', "type A = import('./a').A;", ['lib/a.ts'], []],
      ['what is loaded later', "const a = () => import('./a');", ['lib/a.ts'], ['lib/a.ts']],
      ['a package', "import { z } from 'zod';", [], []],
      ['a file nobody knows', "import x from './x';", [], []],
    ])('%s', (_name, text, all, values) => {
      const imports = parseImports('lib/me.ts', text, known);
      expect([...imports.all]).toEqual(all);
      expect([...imports.values]).toEqual(values);
    });

    it('distinguishes static stylesheets from those loaded on demand', () => {
      const text = "import './a.scss';\nconst later = () => import('./b.scss');";
      expect([...parseImports('lib/me.ts', text, known).stylesheets]).toEqual(['lib/a.scss']);
    });

    it('detects client components', () => {
      expect(parseImports('a.tsx', "'use client';\n", known).isClient).toBe(true);
      expect(parseImports('a.tsx', "// 'use client';\n", known).isClient).toBe(false);
    });
  });

  describe('import rules', () => {
    it.each<[string, Record<string, string>, RegExp | null]>([
      ['nothing is wrong', { 'domain/a.ts': "import './b';", 'domain/b.ts': '' }, null],
      [
        'a circle of files, though one way is a type',
        { 'domain/a.ts': "import './b';", 'domain/b.ts': "import type { A } from './a';" },
        /^Import cycle between files: domain\/\w\.ts -> domain\/\w\.ts$/,
      ],
      [
        'a circle of rooms without one of files',
        {
          'lib/server/one/a.ts': "import '@/lib/server/two/b';",
          'lib/server/one/c.ts': '',
          'lib/server/two/b.ts': '',
          'lib/server/two/d.ts': "import '@/lib/server/one/c';",
        },
        /^Import cycle between folders: lib\/server\/\w+ -> lib\/server\/\w+$/,
      ],
      [
        'the browser never reaches the server’s code, whoever stands between',
        {
          'components/shop/a.tsx': "'use client';\nimport '@/lib/platform/b';",
          'lib/platform/b.ts': "import '@/lib/gateways/shop/c';",
          'lib/gateways/shop/c.ts': '',
        },
        /^Server code in the browser, imported by lib\/platform\/b\.ts: lib\/gateways\/shop\/c\.ts$/,
      ],
      [
        'a type of it may be known there',
        {
          'components/shop/a.tsx': "'use client';\nimport type { C } from '@/lib/gateways/shop/c';",
          'lib/gateways/shop/c.ts': '',
        },
        null,
      ],
      [
        'the mappers of both sides may run there',
        {
          'lib/browser/shop/a.ts': "'use client';\nimport '@/lib/gateways/shop/map-basket';",
          'lib/gateways/shop/map-basket.ts': '',
        },
        null,
      ],
      [
        'the server never reaches the browser’s code',
        { 'app/a.tsx': "import '@/lib/browser/b';", 'lib/browser/b.ts': '' },
        /^Browser code on the server, imported by app\/a\.tsx: lib\/browser\/b\.ts$/,
      ],
      [
        'unless a client component stands between',
        {
          'app/a.tsx': "import '@/components/shop/c';",
          'components/shop/c.tsx': "'use client';\nimport '@/lib/browser/b';",
          'lib/browser/b.ts': '',
        },
        null,
      ],
    ])('%s', (_name, files, problem) => {
      const problems = problemsOf(files);
      expect(problems).toHaveLength(problem === null ? 0 : 1);
      if (problem) expect(problems[0]).toMatch(problem);
    });
  });
});
