import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Language } from '@/domain/language/detect-language';
import de from './de.json';
import en from './en.json';

/** A text people read, with where it stands. */
export type Told = readonly [where: string, text: string];

const root = fileURLToPath(new URL('..', import.meta.url));
const messages = { de, en };

/** Values that are no words: names of entries, addresses, files. */
const wordless = new Set(['key', 'slug', 'formerSlugs', 'link', 'file', 'component', 'drawing']);

function strings(value: unknown, where: string): Told[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    wordless.has(name) ? [] : strings(part, `${where}.${name}`),
  );
}

/** What is written below the key of a language, anywhere in a file that holds both. */
function below(value: unknown, language: Language, where: string): Told[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === language
      ? strings(part, `${where}.${name}`)
      : below(part, language, `${where}.${name}`),
  );
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const read = (file: string) => readFileSync(file, 'utf8');
const named = (file: string) => file.slice(root.length);

/** All that the interface, the demo's texts, its catalogue and its files for dealers say in a language. */
export function toldTexts(language: Language): Told[] {
  const editorial = filesIn('demo/content').filter((file) => file.includes(`/${language}/`));
  const dealers = filesIn('demo/dealer-files').filter((file) => file.endsWith(`.${language}.md`));
  const catalogue = filesIn('demo/catalogue').filter((file) => file.endsWith('.yaml'));
  return [
    ...strings(messages[language], 'messages'),
    ...[...editorial, ...dealers].flatMap((file) =>
      file.endsWith('.yaml')
        ? strings(parse(read(file)), named(file))
        : [[named(file), read(file).replace(/^(slug|formerSlugs|link):.*$/gm, '')] as const],
    ),
    ...[...catalogue, join(root, 'demo/shop.yaml')].flatMap((file) =>
      below(parse(read(file)), language, named(file)),
    ),
  ];
}

/** The services' mails and papers, both languages in one file. */
export function toldMails(): Told[] {
  return filesIn('backend')
    .filter((file) => /-(words|letters)\.ts$/.test(file))
    .map((file) => [named(file), read(file)]);
}
