import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deferredLoader } from '@/server/next-internals/deferred-loader';
import { getProgramArguments, getNewestBuild } from './compile-programs.mjs';

/** The compiled programs by name, without source maps. */
let texts: Map<string, string>;

beforeAll(async () => {
  const folder = dirname((await getProgramArguments('main')).at(-1) ?? '');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}, 60_000);

describe('compiled programs', () => {
  it('contain no character that doubles the memory of their text', () => {
    const wide = [...texts].filter(([, text]) => /[^\x00-\x7f]/.test(text)).map(([name]) => name);
    expect(wide).toEqual([]);
  });

  it('include the compiler output, so that no compiler is needed at runtime', () => {
    const needing = [...texts].filter(([, text]) => /from ?"esbuild"/.test(text));
    expect(needing.map(([name]) => name)).toEqual([]);
    const [, written = ''] =
      /\bdeferredLoader=('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/s.exec(
        texts.get('storefront.js') ?? '',
      ) ?? [];
    expect(new Function(`return ${written}`)()).toBe(deferredLoader);
  });

  it('include the production build of React once', () => {
    expect(texts.get('storefront.js')).not.toContain('react-dom-server.node.development');
  });

  it('have short lines', () => {
    // A crash prints the whole source line, so lines must be short.
    const longest = [...texts].map(([name, text]) => ({
      name,
      length: Math.max(...text.split('\n').map((line) => line.length)),
    }));
    expect(longest.filter(({ length }) => length > 20_000)).toEqual([]);
  });
});

describe('container image', () => {
  it('runs the latest complete build, whatever its sources are now, and reports a missing one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'builds-'));
    try {
      expect(() => getNewestBuild(folder)).toThrow('npm run build');
      expect(() => getNewestBuild(join(folder, 'nowhere'))).toThrow('npm run build');
      for (const [index, name] of ['0a', '1b', '2c.4711'].entries()) {
        mkdirSync(join(folder, name));
        utimesSync(join(folder, name), index + 1, index + 1);
      }
      expect(getNewestBuild(folder)).toBe(join(folder, '1b'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
