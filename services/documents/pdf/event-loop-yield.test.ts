import { describe, expect, it } from 'vitest';
import { loadYaml } from '../../demo-data/load-yaml';
import { shopFileSchema } from '../../demo-data/shop-schema';
import { renderLetter } from './letter';
import { renderTextDocument } from './text-document';
import { writeNotes } from './letter';
import { writeTable } from './table';

const { brand } = loadYaml('demo', 'shop.yaml', shopFileSchema).content;
const linesOf = (length: number) =>
  Array.from({ length }, (_, index) => `${index}. Eine Zeile von vielen.`);
const lines = linesOf(80);
/** Enough line items for several turns of the event loop; a fast machine writes eighty in a single turn. */
const manyLines = linesOf(300);

/** Counts the event loop turns during the work, in which other requests are handled. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return turns;
}

const frame = { brand, language: 'de' as const, title: 'Lang', headline: 'Lang', createdAt: 0 };
const letter = { ...frame, address: ['Clara Beispiel'], facts: [] };

describe('a long PDF does not block the event loop', () => {
  it.each([
    [
      'a text',
      () =>
        renderTextDocument(
          { title: 'Lang', texts: [lines.join('\n\n')] },
          { brand, language: 'de', linkBase: 'https://lautlos.example/de', changedAt: 0 },
        ),
    ],
    [
      'a list',
      () =>
        renderTextDocument(
          { title: 'Lang', texts: [lines.map((line) => `- ${line}`).join('\n')] },
          { brand, language: 'de', linkBase: 'https://lautlos.example/de', changedAt: 0 },
        ),
    ],
    [
      'a table of line items',
      () =>
        renderLetter(letter, (doc) =>
          writeTable(
            doc,
            [{ key: 'title', share: 1, align: 'left' }],
            { title: 'Artikel' },
            manyLines.map((title) => ({ title })),
          ),
        ),
    ],
    [
      'notes of a document',
      () =>
        renderLetter(letter, (doc) =>
          writeNotes(
            doc,
            manyLines.map((text) => ({ text, isStrong: false })),
          ),
        ),
    ],
  ])('%s', async (_name, make) => {
    expect(await turnsDuring(make)).toBeGreaterThan(3);
  });
});
