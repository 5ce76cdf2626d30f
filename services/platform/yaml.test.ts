import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseYamlFast } from './yaml';

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

const fieldsOf = (text: string) => frontMatter.exec(text)?.[1] ?? '';

/** All YAML texts of the demo folder, including the front matter of Markdown files, with placeholders filled in. */
const texts = readdirSync('demo', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(yaml|md)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join('demo', name), 'utf8') }))
  .map(({ name, text }) => ({ name, text: name.endsWith('.md') ? fieldsOf(text) : text }))
  .map(({ name, text }) => ({ name, text: text.replaceAll(/\{\{\w+\}\}/g, '7') }));

describe('fast YAML parser', () => {
  it('matches the full YAML parser for every demo file', () => {
    expect(texts.length).toBeGreaterThan(300);
    const quick = texts.map(({ name, text }) => [name, parseYamlFast(text)?.value]);
    expect(quick).toEqual(texts.map(({ name, text }) => [name, parse(text)]));
  });

  it.each([
    ['an empty file', ''],
    ['a comment only', '# none'],
    ['a date', 'on: 2026-11-24'],
    ['words that were booleans in YAML 1.1', 'is: yes\nisNot: no\nat: on'],
    ['numbers', '[0, -1, 007, 0o17, 0x1F, 1.5, 1e3, .5, -.inf]'],
    ['null values', '[~, null, NULL, ]'],
    ['multi-line text', 'text: |\n  one\n  two\nmore: >-\n  three\n  four\n\n  five'],
    ['an anchor and alias', 'one: &it {a: 1}\ntwo: *it'],
    ['a time of day', 'from: 10:30'],
    ['a YAML 1.1 merge key', 'base: &it {a: 1}\nnext:\n  <<: *it'],
  ])('matches the full parser for %s', (_name, text) => {
    expect(parseYamlFast(text)).toEqual({ value: parse(text) });
  });

  it.each([
    ['numbers with underscores', 'sku: 12_345'],
    ['binary numbers', 'mask: 0b11'],
    ['a duplicate key', 'a: 1\na: 2'],
    ['two documents', 'a: 1\n---\nb: 2'],
    ['invalid YAML', 'a: [1'],
  ])('defers to the full parser for %s', (_name, text) => {
    expect(parseYamlFast(text)).toBeNull();
  });
});
