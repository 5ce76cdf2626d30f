import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { type SourceLocation, mapStackTrace } from './map-stack-trace';

const maxCachedStacks = 200;
const frames = /^[^\S\n]+at .*/ms;
/** Cache of resolved frames by compiled frames; a recurring error then needs only a lookup. */
const cachedStacks = new LRUCache<string, string>({ max: maxCachedStacks });

/**
 * Returns an error's stack with source files and lines instead of compiled ones. The source maps are read only for a
 * new stack and not kept, because those of the whole shop take more memory than its code (as with Node's
 * `--enable-source-maps`). A frame without a readable map stays unchanged. Never throws.
 */
export function toSourceStack(stack: string): string {
  const [compiled] = frames.exec(stack) ?? [];
  if (compiled === undefined) return stack;
  const known = cachedStacks.get(compiled) ?? translated(compiled);
  cachedStacks.set(compiled, known);
  return stack.replace(compiled, () => known);
}

function translated(compiled: string): string {
  const maps = new Map<string, SourceMap | null>();
  return mapStackTrace(compiled, ({ file, line, column }: SourceLocation) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    const entry = maps.get(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return null;
    return {
      file: placeOf(entry.originalSource, file),
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
    };
  });
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Returns the path of a source file. Paths in a source map are relative to the map's folder or have a scheme of the
 * build tool.
 */
function placeOf(source: string, file: string): string {
  return /^[a-z][a-z+.-]+:/i.test(source) ? source : resolve(dirname(file), source);
}
