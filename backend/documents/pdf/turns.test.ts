import { describe, expect, it } from 'vitest';
import { readYaml } from '../../demo-source/read-yaml';
import { shopFile } from '../../demo-source/shop-file';
import { letterDocument } from './letter-document';
import { textDocument } from './text-document';
import { writeNotes } from './letter';
import { writeTable } from './table';

const { brand } = readYaml('demo', 'shop.yaml', shopFile).content;
const linesOf = (length: number) =>
  Array.from({ length }, (_, index) => `${index}. Eine Zeile von vielen.`);
const lines = linesOf(80);
/** Positions and notes are written so quickly that eighty are one turn of a fast machine. */
const manyLines = linesOf(300);

/** How often the event loop came round while the work was done: in between everybody else is answered. */
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

describe('while a long paper is made, others have their turn', () => {
  it.each([
    [
      'a text',
      () =>
        textDocument(
          { title: 'Lang', texts: [lines.join('\n\n')] },
          { brand, language: 'de', linkBase: 'https://lautlos.example/de', changedAt: 0 },
        ),
    ],
    [
      'a list',
      () =>
        textDocument(
          { title: 'Lang', texts: [lines.map((line) => `- ${line}`).join('\n')] },
          { brand, language: 'de', linkBase: 'https://lautlos.example/de', changedAt: 0 },
        ),
    ],
    [
      'a table of positions',
      () =>
        letterDocument(letter, (doc) =>
          writeTable(
            doc,
            [{ key: 'title', share: 1, align: 'left' }],
            { title: 'Artikel' },
            manyLines.map((title) => ({ title })),
          ),
        ),
    ],
    [
      'notes of a letter',
      () =>
        letterDocument(letter, (doc) =>
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
