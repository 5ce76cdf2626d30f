import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const promise = /wie abgebildet|siehe abbildung|as pictured|as shown in the picture/i;

const texts = ['messages', 'demo/content', 'demo/catalogue'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md|yaml)$/.test(name))
    .map((name) => join(root, folder, name)),
);

it('no text promises that a bike looks exactly like its computed picture', () => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((path) => promise.test(readFileSync(path, 'utf8')))).toEqual([]);
});
