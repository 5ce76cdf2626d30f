import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { parseYamlFast } from '../../demo-data/load-yaml';

/** A problem an editor has to fix. The part it concerns is left out or keeps its previous content. */
export interface ContentProblem {
  /** Relative to the demo folder. */
  file: string;
  /** Line number from 1. */
  line: number;
  reason: string;
}

/** Position of a value in its file: keys and indexes from the root. */
export type FieldPath = readonly PropertyKey[];

/** The parsed text of a content file with its line numbers. */
export interface SourceText {
  value: unknown;
  /** Returns the first line (from 1) of the value at the path, or of the nearest existing parent. */
  lineOf(path: FieldPath): number;
  /** Returns the line within a multi-line text, `offset` lines below its first line. */
  lineWithin(path: FieldPath, offset: number): number;
}

/** Thrown for invalid YAML or missing front matter. */
export class SourceSyntaxError extends Error {
  override readonly name = 'SourceSyntaxError';
  readonly line: number;

  constructor(reason: string, line: number) {
    super(reason);
    this.line = line;
  }
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Parses YAML; line numbers are only determined on demand. Throws SourceSyntaxError for the first syntax error. */
export function parseYamlSource(text: string): SourceText {
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
  const reason = error.message.split(' at line ')[0] ?? 'is no YAML';
  throw new SourceSyntaxError(reason, error.linePos?.[0].line ?? 1);
}

/**
 * Parses the front matter between the `---` lines, with the text below it as the field `body`. Throws
 * SourceSyntaxError.
 */
export function parseMarkdownSource(text: string): SourceText {
  const match = frontMatter.exec(text);
  if (!match) throw new SourceSyntaxError('must begin with front matter between two --- lines', 1);
  // The empty first line keeps the line numbers of the file.
  const fields = parseYamlSource(`\n${match[1] ?? ''}`);
  const rest = text.slice(match[0].length);
  const bodyLine = lineCount(match[0]) + lineCount(/^\s*\n/.exec(rest)?.[0] ?? '') + 1;
  const isBody = ([field]: FieldPath) => field === 'body';
  return {
    value: { ...toRecord(fields.value), body: rest.trim() },
    lineOf: (path) => (isBody(path) ? bodyLine : fields.lineOf(path)),
    lineWithin: (path, offset) =>
      isBody(path) ? bodyLine + offset : fields.lineWithin(path, offset),
  };
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

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}

function toRecord(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw new SourceSyntaxError('the front matter must be a list of fields', 1);
}
