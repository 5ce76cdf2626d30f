import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rawQueryHeader } from '@/lib/platform/http/internal-headers';
import { addEagerCompileHints } from '@/tools/build/build-site.mjs';
import type { NextResponseStream } from '../next-client';
import { isRouterRequest } from '../page-cache/page-path';
import { buildStrictPolicy } from '../security-policy';
import { loadPrerenderedRoutes, loadUnknownFileCheck } from './build-manifests';
import { applyBuiltConfig, loadDefaultHeaders } from './built-config';
import { type BuiltSite, builtChecks, checkFrameworkDetails } from './check-framework-details';
import {
  installedChecks,
  isInstalledDetailUsable,
  isWriteHeadCalled,
} from './check-installed-details.mjs';
import { connectSharedState } from './connect-shared-state';
import { addDefaultHeaders } from './default-headers';
import { addInteractionReplay, deferScripts } from './defer-scripts';
import { createErrorPageClient, createNotFoundPages } from './error-pages';
import {
  type FrameworkDetailName,
  frameworkDetailNames,
  frameworkDetails,
  isFrameworkDetailOn,
  isDetailUsedBy,
  listUnknownDetails,
} from './framework-details.mjs';
import { applyLanguageLinks } from './language-links';
import { toClientHeaders } from './next-headers';
import { createPageStylesheets } from './page-stylesheets';
import { getRawQuery } from './raw-query';
import { splitRscPayload } from './split-rsc-payload';

/** Next's own 404 page as Next 16.4.6 builds it, with fewer scripts and rows. */
const blankPage = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>404</h1>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[494553]});</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  String.raw`<script>self.__next_f.push([1,"1:\"$Sreact.fragment\"\n0:{\"P\":null,\"c\":[\"\",\"_not-found\"],\"q\":\"\",\"i\":false}\n"])</script>`,
  '</body></html>',
].join('');
const homePage = [
  '<!DOCTYPE html><html><head>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
  '<link rel="alternate" hrefLang="en" href="http://localhost/en/bikes"/>',
  '</head><body><a href="/en" lang="en" hrefLang="en">English</a></body></html>',
].join('');
const headers = [{ key: 'A', value: '1' }];

let folder = '';
let site: BuiltSite;

const writeJson = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), JSON.stringify(content));

beforeEach(() => {
  vi.stubEnv('NEXT_INTERNALS_OFF', '');
  vi.stubEnv('__NEXT_PRIVATE_STANDALONE_CONFIG', undefined);
  folder = mkdtempSync(join(tmpdir(), 'details-'));
  writeJson('routes-manifest.json', { dynamicRoutes: [], staticRoutes: [] });
  writeJson('prerender-manifest.json', { routes: { '/de': {} }, dynamicRoutes: {} });
  writeJson('app-path-routes-manifest.json', {});
  writeJson('required-server-files.json', {
    config: {
      distDir: '.next',
      cacheHandler: 'cache-handler.mjs',
      env: { DEFAULT_HEADERS: JSON.stringify({ general: headers, draft: headers }) },
    },
  });
  site = { directory: folder, blankPage, homePage };
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (status: number) =>
  vi.fn(() =>
    Promise.resolve(
      Object.assign(Readable.from(['<html>']), {
        statusCode: status,
        headers: { 'content-type': 'text/html' },
      }) as NextResponseStream,
    ),
  );
const request = { headers: {}, url: '/de' } as IncomingMessage;
const loadConfig = async () => {
  vi.resetModules();
  return (await import('@/next.config')).default;
};
const listAliases = async () => {
  const { turbopack } = await loadConfig();
  return Object.keys(turbopack?.resolveAlias ?? {});
};

/** Behavior of the shop while each detail is off: the same as that of Next, React or Node alone. */
const fallbacks: Record<FrameworkDetailName, () => unknown> = {
  'interaction-replay': () => {
    expect(addInteractionReplay(blankPage)).toBe(blankPage);
    expect(deferScripts(blankPage, null)).toBeNull();
  },
  'deferred-scripts': () => {
    expect(deferScripts(blankPage, null)).toBeNull();
    expect(splitRscPayload(blankPage)).toBeNull();
  },
  'split-rsc-payload': () => {
    expect(splitRscPayload(blankPage)).toBeNull();
    expect(deferScripts(blankPage, null)).toContain('self.__next_f.push');
  },
  'joined-stylesheets': () => {
    const file = { filePath: 'a.css', bytes: 1, tag: null, isText: true, headers: {} };
    expect(createPageStylesheets(() => file).join(homePage)).toBe(homePage);
  },
  'language-links': () => expect(applyLanguageLinks(homePage)).toBe(homePage),
  'strict-csp': () => {
    const policy = "script-src 'self' 'unsafe-inline'";
    expect(buildStrictPolicy(policy, blankPage)).toBe(policy);
  },
  'complete-error-pages': async () => {
    const next = ask(500);
    const answer = await createErrorPageClient(next)({
      method: 'GET',
      address: '/de',
      headers: {},
    });
    expect([answer.statusCode, next.mock.calls.length]).toEqual([500, 1]);
  },
  'not-found-template': async () => {
    const next = ask(404);
    const pages = createNotFoundPages({ ask: next, anonymousHeaders: () => ({}), now: () => 0 });
    expect(await pages.find('/de/none')).toBeNull();
    expect(next).not.toHaveBeenCalled();
  },
  'router-requests': () => {
    expect(isRouterRequest({ rsc: '1' }, '_rsc=x')).toBe(false);
    expect(loadPrerenderedRoutes(folder)('/de')).toBe(false);
  },
  'page-cache': () => expect(loadPrerenderedRoutes(folder)('/de')).toBe(false),
  'unknown-files': () => expect(loadUnknownFileCheck(folder, 'public')('/none.js')).toBe(false),
  'internal-headers': () =>
    expect(toClientHeaders({ 'x-nextjs-prerender': '1' })).toHaveProperty('x-nextjs-prerender'),
  'built-config': () => {
    applyBuiltConfig(folder);
    expect(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG).toBeUndefined();
  },
  'built-headers': () => {
    const current = { general: [{ key: 'B', value: '2' }], draft: headers };
    expect(loadDefaultHeaders(folder, () => current)).toBe(current);
  },
  'default-headers': async () => {
    const response = new ServerResponse(request);
    const seen: unknown[] = [];
    const handle = addDefaultHeaders(
      async (_request, { writeHead }) => {
        seen.push(response.getHeader('A'), writeHead === ServerResponse.prototype.writeHead);
      },
      { general: headers, draft: headers },
    );
    await handle(request, response);
    expect(seen).toEqual(['1', true]);
  },
  'page-cache-handler': async () => {
    applyBuiltConfig(folder);
    expect(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG).not.toContain('cacheHandler');
    expect(await loadConfig()).not.toHaveProperty('cacheHandler');
  },
  'shared-tag-expiry': async () => {
    const listeners = new Map<string, (word: unknown) => void>();
    const subscribe = (topic: string, listener: (word: unknown) => void) =>
      void listeners.set(topic, listener);
    await connectSharedState({ bus: { publish: () => undefined, subscribe }, redis: null });
    listeners.get('expired')?.({ tags: ['of-this-test'], isEcho: true });
    const { tagsManifest } = createRequire(import.meta.url)(
      'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
    ) as { tagsManifest: Map<string, unknown> };
    expect(tagsManifest.has('of-this-test')).toBe(false);
  },
  'raw-query': () => {
    const forged = new Request('http://localhost/veloconnect?a=1', {
      headers: { [rawQueryHeader]: 'b=2' },
    });
    expect(getRawQuery(forged)).toBe('a=1');
  },
  'cluster-handoff': () =>
    expect(isInstalledDetailUsable('cluster-handoff', () => undefined)).toBe(false),
  'process-shim': async () =>
    expect(await listAliases()).not.toContain('next/dist/compiled/process'),
  'next-intl-browser': async () => expect(await listAliases()).not.toContain('next-intl'),
  'turbopack-chunking': async () =>
    expect((await loadConfig()).experimental).not.toHaveProperty('turbopackChunking'),
  'eager-compile-hints': () => expect(addEagerCompileHints(folder)).toBe(0),
};

/** A package file, a module of Node, or a part of the build that is different from what a detail requires. */
const differences: Partial<Record<FrameworkDetailName, () => Partial<BuiltSite>>> = {
  'deferred-scripts': () => ({ blankPage: blankPage.replaceAll(' async=""', ' defer=""') }),
  'split-rsc-payload': () => ({ blankPage: blankPage.replaceAll('__next_f', '__next_g') }),
  'strict-csp': () => ({ blankPage: blankPage.replaceAll('.push([1,', '.append([1,') }),
  'not-found-template': () => ({
    blankPage: blankPage.replaceAll(String.raw`\"c\"`, String.raw`\"p\"`),
  }),
  'joined-stylesheets': () => ({ homePage: homePage.replaceAll('data-precedence', 'data-order') }),
  'language-links': () => ({ homePage: homePage.replaceAll('hrefLang', 'hreflang') }),
  'page-cache': () => {
    writeJson('prerender-manifest.json', { pages: [] });
    return {};
  },
  'unknown-files': () => {
    writeJson('app-path-routes-manifest.json', []);
    return {};
  },
  'built-config': () => {
    writeJson('required-server-files.json', {});
    return {};
  },
  'built-headers': () => {
    writeJson('required-server-files.json', { config: { distDir: '.next' } });
    return {};
  },
};

const otherSources = { readPackageFile: () => 'other', readNodeSource: () => 'other' };
const missingSources = {
  readPackageFile: () => {
    throw new Error('no such file');
  },
  readNodeSource: () => {
    throw new Error('no such module');
  },
};

/** Details whose check does not read an installed source. */
const withoutSource: readonly FrameworkDetailName[] = ['default-headers', 'process-shim'];

describe('with the installed versions', () => {
  it('the storefront finds every detail as expected', () =>
    expect(checkFrameworkDetails(site)).toEqual([]));

  it.each(frameworkDetailNames)('%s is usable', (name) => {
    const onUnexpected = vi.fn();
    expect(isInstalledDetailUsable(name, onUnexpected)).toBe(true);
    expect(onUnexpected).not.toHaveBeenCalled();
  });

  it.each(frameworkDetailNames)('%s was verified with them', (name) => {
    const [packageName = '', version = ''] = frameworkDetails[name].verifiedWith.split(' ');
    if (packageName === 'node') return expect(version).toMatch(/^\d+$/);
    const installed = JSON.parse(
      readFileSync(join('node_modules', packageName, 'package.json'), 'utf8'),
    ) as { version: string };
    return expect(`${installed.version}.`).toContain(`${version}.`);
  });
});

describe('off by the variable', () => {
  it.each(frameworkDetailNames)('%s leaves it to the framework', async (name) => {
    vi.stubEnv('NEXT_INTERNALS_OFF', name);
    expect(isFrameworkDetailOn(name)).toBe(false);
    await fallbacks[name]();
  });

  it('all turns every detail off', () => {
    vi.stubEnv('NEXT_INTERNALS_OFF', 'all');
    expect(frameworkDetailNames.filter(isFrameworkDetailOn)).toEqual([]);
  });

  it('lists unknown names and ignores them', () => {
    vi.stubEnv('NEXT_INTERNALS_OFF', 'none, page-cache');
    expect(listUnknownDetails()).toEqual(['none']);
    expect(isFrameworkDetailOn('page-cache')).toBe(false);
  });
});

describe('off because it is not as expected', () => {
  it.each(Object.entries(differences))('%s in a build', async (key, differ) => {
    const name = key as FrameworkDetailName;
    const unexpected = checkFrameworkDetails({ ...site, ...differ() });
    expect(unexpected.map((each) => each.name)).toContain(name);
    expect(isFrameworkDetailOn(name)).toBe(false);
    await fallbacks[name]();
  });

  const installed = Object.keys(installedChecks) as FrameworkDetailName[];
  it.each(installed.filter((name) => !withoutSource.includes(name)))(
    '%s in an installed package',
    async (name) => {
      const reasons: string[] = [];
      const onUnexpected = (_name: string, reason: string) => reasons.push(reason);
      expect(isInstalledDetailUsable(name, onUnexpected, otherSources)).toBe(false);
      expect(reasons).toEqual(['has another form']);
      await fallbacks[name]();
    },
  );

  it.each(installed.filter((name) => name !== 'default-headers'))(
    '%s with a missing file',
    (name) => {
      const reasons: string[] = [];
      const onUnexpected = (_name: string, reason: string) => reasons.push(reason);
      expect(isInstalledDetailUsable(name, onUnexpected, missingSources)).toBe(false);
      expect(reasons).toHaveLength(1);
    },
  );

  it('default-headers when Node does not call the method of the response', () => {
    const end = vi.spyOn(ServerResponse.prototype, 'end').mockReturnThis();
    expect(isWriteHeadCalled()).toBe(false);
    end.mockRestore();
  });

  it('without a build and with other packages nothing is thrown, and each detail is named once', () => {
    rmSync(folder, { recursive: true });
    const names = checkFrameworkDetails(site, missingSources).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(checkFrameworkDetails(site, missingSources)).toEqual([]);
  });
});

it('every detail that can differ by itself has a check', () => {
  const checked = new Set([...Object.keys(installedChecks), ...Object.keys(builtChecks)]);
  expect(frameworkDetailNames.filter((name) => !checked.has(name))).toEqual([
    // Applied after the build; a build of another form has no scripts to mark.
    'eager-compile-hints',
  ]);
});

describe('documentation', () => {
  const table = readFileSync('docs/reference/framework-details.md', 'utf8');

  it.each(frameworkDetailNames)('lists %s with its file', (name) => {
    const row = table.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    expect(row).toContain(frameworkDetails[name].file);
    expect(row.includes('at build')).toBe(isDetailUsedBy(name, 'build'));
  });
});

it('the files of all details exist', () => {
  for (const { file } of Object.values(frameworkDetails))
    expect(readFileSync(file, 'utf8')).not.toBe('');
});
