import { type FieldPath, parseYaml, YamlSyntaxError, type YamlText } from '../../platform/yaml';

/** A problem an editor has to fix. The affected content is left out or keeps its previous version. */
export interface ContentProblem {
  /** Relative to the demo folder. */
  file: string;
  /** Line number from 1. */
  line: number;
  reason: string;
}

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Parses the front matter between the `---` lines, with the text below it as the field `body`. Throws
 * YamlSyntaxError.
 */
export function parseMarkdownSource(text: string): YamlText {
  const match = frontMatter.exec(text);
  if (!match) throw new YamlSyntaxError('must begin with front matter between two --- lines', 1, 1);
  // The empty first line replaces the `---` line, so that line numbers match the file.
  const fields = parseYaml(`\n${match[1] ?? ''}`);
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

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}

function toRecord(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw new YamlSyntaxError('the front matter must be a list of fields', 1, 1);
}
