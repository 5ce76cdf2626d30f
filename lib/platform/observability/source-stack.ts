import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';
import { type SourceLocation, mapStackTrace } from './map-stack-trace';

const mostKept = 200;
const frames = /^[^\S\n]+at .*/ms;
/** Frames told once, so that an error that comes again and again costs a look. */
const told = new Map<string, string>();

/**
 * An error's stack with the files and lines of the sources in place of the compiled ones. The maps beside the compiled files are read when
 * the stack is new, and let go of again: kept by Node itself (`--enable-source-maps`) those of the whole shop take more memory than its
 * code. Without a readable map a frame stays as it is. Never throws.
 */
export function toSourceStack(stack: string): string {
  const [compiled] = frames.exec(stack) ?? [];
  if (compiled === undefined) return stack;
  const known = told.get(compiled) ?? translated(compiled);
  told.delete(compiled);
  told.set(compiled, known);
  const [oldest] = told.keys();
  if (told.size > mostKept && oldest !== undefined) told.delete(oldest);
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

/** Named from the map's folder, or with a scheme of the tool that made it. */
function placeOf(source: string, file: string): string {
  return /^[a-z][a-z+.-]+:/i.test(source) ? source : resolve(dirname(file), source);
}
