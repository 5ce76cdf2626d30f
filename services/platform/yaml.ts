import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Position of a value in its file: keys and indexes from the root. */
export type FieldPath = readonly PropertyKey[];

/** A parsed YAML text. Line numbers are only determined on demand. */
export interface YamlText {
  value: unknown;
  /** Returns the first line (from 1) of the value at the path, or of the nearest existing parent. */
  lineOf(path: FieldPath): number;
  /** Returns the line within a multi-line text, `offset` lines below its first line. */
  lineWithin(path: FieldPath, offset: number): number;
}

/** Thrown for invalid YAML. The message is the reason without the position. */
export class YamlSyntaxError extends Error {
  override readonly name = 'YamlSyntaxError';
  /** Line number from 1. */
  readonly line: number;
  /** Column number from 1. */
  readonly column: number;

  constructor(reason: string, line: number, column: number) {
    super(reason);
    this.line = line;
    this.column = column;
  }
}

/**
 * Parses YAML 1.2. Throws YamlSyntaxError for the first syntax error.
 */
export function parseYaml(text: string): YamlText {
  const quick = parseYamlFast(text);
  let known = quick === null ? readLines(text) : null;
  const lines = () => (known ??= readLines(text));
  const lineOf = (path: FieldPath) => {
    const { document, counter } = lines();
    return counter.linePos(place(document, path).offset).line;
  };
  return {
    value: quick === null ? lines().document.toJS() : quick.value,
    lineOf,
    lineWithin: (path, offset) => {
      const { node } = place(lines().document, path);
      const isLiteral = isScalar(node) && node.type === 'BLOCK_LITERAL';
      return lineOf(path) + (isLiteral ? 1 + offset : 0);
    },
  };
}

function readLines(text: string): { document: Document; counter: LineCounter } {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const [error] = document.errors;
  if (!error) return { document, counter };
  const reason = error.message.split(' at line ')[0] ?? 'is not YAML';
  const { line = 1, col = 1 } = error.linePos?.[0] ?? {};
  throw new YamlSyntaxError(reason, line, col);
}

/**
 * Matches integers with `_` between digits and binary numbers. js-yaml parses them as numbers, although they are
 * strings in YAML 1.2.
 */
const legacyNumbers = /[0-9]_|0b[01]/;

/**
 * Parses YAML with js-yaml, which is five times as fast as the package `yaml` but gives no line numbers. Returns null
 * if parseYaml must be used instead: for invalid text, or if the two packages would give different results.
 */
export function parseYamlFast(text: string): { value: unknown } | null {
  if (legacyNumbers.test(text)) return null;
  try {
    return { value: load(text, { schema: CORE_SCHEMA }) ?? null };
  } catch {
    // Invalid YAML: parseYaml reports the error with its line.
    return null;
  }
}

function place(document: Document, path: FieldPath): { node: Node | null; offset: number } {
  let node: unknown = document.contents;
  let offset = document.contents?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) break;
      offset = rangeStart(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = rangeStart(node) ?? offset;
    } else break;
  }
  return { node: isScalar(node) ? node : null, offset };
}

function rangeStart(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
}
