import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const content = join(root, 'demo/content');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });

/** Returns where each scene is used in one language: content documents, and the home page's bell. */
function placesIn(language: string): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  const home = join(root, 'app/[lang]/page.tsx');
  const documents = filesBelow(content).filter((path) => path.includes(`/${language}/`));
  for (const path of [...documents, home]) {
    for (const [, scene = ''] of readFileSync(path, 'utf8').matchAll(/scenes\/([a-z]+)-/g))
      places.set(scene, (places.get(scene) ?? new Set()).add(relative(root, path)));
  }
  return places;
}

const stored: Record<string, unknown> = JSON.parse(
  readFileSync(join(root, 'demo/media/manifest.json'), 'utf8'),
).pictures;

describe('scene', () => {
  it.each(['de', 'en'])('has one path, the same in both languages (%s)', (language) => {
    const places = [...placesIn(language)].map(
      ([scene, found]) =>
        [scene, [...found].map((path) => path.replace(`/${language}/`, '/de/'))] as const,
    );
    const inGerman = placesIn('de');
    expect(places.filter(([, found]) => found.length !== 1)).toEqual([]);
    expect(places.map(([scene, [place]]) => [scene, place])).toEqual(
      places.map(([scene]) => [scene, [...(inGerman.get(scene) ?? [])][0]]),
    );
  });

  it('used by a document exists in the width of the page', () => {
    const documents = [...placesIn('de').keys()].filter((scene) => scene !== 'bell');
    expect(documents.filter((scene) => !(`scenes/${scene}-wide` in stored))).toEqual([]);
  });
});
