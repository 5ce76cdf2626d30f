import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findDriveByKind, drives } from '@/domain/advice/drivetrains';
import { loadCatalog } from '../demo-data/load-catalog';

/**
 * Checks texts about hub gears against `domain/advice/drivetrains`. The eight-speed and the eleven-speed hub have the
 * same lowest gear, so texts must not recommend eleven gears for steeper hills. Eleven gears have smaller steps and a
 * higher top gear.
 */
const demo = fileURLToPath(new URL('../../demo', import.meta.url));

const eight = /\b(acht|eights?)(er|en)?\b|\b8[- ](Gäng|gears|speed)/i;
const eleven = /\b(elf|elevens?)\b(?! (?:Modelle|models))|\b11[- ](Gäng|gears|speed)/i;
const terrain =
  /flach|hügel|berg(?!haus)|steil|steigung|stuttgart|\bflat|level|slope|hill|gradient|steep/i;
const equality = /\bgleich\b|steiler\b[^.]*\bnicht|equal|as\s+low as|begin in the same|steeper/i;

const paragraphsOf = (text: string) => text.split(/\n\s*\n|\n\s*- |\n\s*(?:text|title): /);

/** Returns paragraphs that distinguish eight and eleven gears by terrain. */
const contradictions = (text: string, isAbout: (paragraph: string) => boolean) =>
  paragraphsOf(text).filter(
    (paragraph) => isAbout(paragraph) && terrain.test(paragraph) && !equality.test(paragraph),
  );

const files = ['pages', 'features', 'faq', 'events', 'news'].flatMap((folder) =>
  readdirSync(join(demo, 'content', folder), { recursive: true })
    .map((name) => join(demo, 'content', folder, String(name)))
    .filter((path) => /\.(ya?ml|md)$/.test(path)),
);

it('both hubs start at the same gear and the eleven-speed hub reaches higher', () => {
  expect(drives.hub11.lowest).toBe(drives.hub8.lowest);
  expect(drives.hub11.highest).toBeGreaterThan(drives.hub8.highest);
});

it('no page recommends eight gears for flat terrain and eleven for hills', () => {
  const found = files.flatMap((path) =>
    contradictions(
      readFileSync(path, 'utf8'),
      (paragraph) => eight.test(paragraph) && eleven.test(paragraph),
    ).map((paragraph) => `${path.slice(demo.length)}: ${paragraph.trim()}`),
  );
  expect(found).toEqual([]);
});

describe.each(['de', 'en'] as const)('models with both hubs in %s', (language) => {
  it('have texts without such a contradiction', () => {
    const both = loadCatalog(demo).bikes.filter(({ content }) => {
      const built = content.drivetrains.map(({ kind }) => findDriveByKind(kind));
      return built.includes('hub8') && built.includes('hub11');
    });
    expect(both.length).toBeGreaterThan(3);
    const found = both.flatMap(({ content }) => {
      const { claim, description, story } = content.texts[language];
      return contradictions(
        [claim, description, ...story.map(({ text }) => text)].join('\n\n'),
        (paragraph) => eight.test(paragraph) || eleven.test(paragraph),
      ).map((paragraph) => `${content.name}: ${paragraph}`);
    });
    expect(found).toEqual([]);
  });
});
