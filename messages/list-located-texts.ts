import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Language } from '@/domain/locale/language';
import de from './de.json';
import en from './en.json';

/** A text with its location. */
export type LocatedText = readonly [where: string, text: string];

const root = fileURLToPath(new URL('..', import.meta.url));
const messages = { de, en };

/** Keys whose values are not texts: names of entries, URLs, files. */
const wordless = new Set(['key', 'slug', 'formerSlugs', 'link', 'file', 'component', 'drawing']);

function strings(value: unknown, where: string): LocatedText[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    wordless.has(name) ? [] : strings(part, `${where}.${name}`),
  );
}

/** Returns all texts below the key of a language, anywhere in a file with both languages. */
function below(value: unknown, language: Language, where: string): LocatedText[] {
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

/** Returns all texts in a language: interface, demo content, demo catalog and files for dealers. */
export function listLocatedTexts(language: Language): LocatedText[] {
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

/** Files that contain texts in their code. */
const filesWithTexts = [
  'services/dealer-account/files/dealer-files.ts',
  'services/dealer-account/images/image-names.ts',
  'services/documents/configuration/configuration-sheet.ts',
  'services/documents/delivery-note/delivery-note-view.ts',
  'services/documents/order-confirmation/order-confirmation-view.ts',
];

/** Returns the texts of the services' emails and documents. Both languages are in one file. */
export function listEmailTexts(): LocatedText[] {
  return [
    ...filesIn('services').filter((file) => /-(messages|email)\.ts$/.test(file)),
    ...filesWithTexts.map((file) => join(root, file)),
  ].map((file) => [named(file), read(file)]);
}
