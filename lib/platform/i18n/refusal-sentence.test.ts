import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopRefusal } from '@/domain/errors/shop-refusal';
import { languages } from '@/domain/locale/language';
import { refusalSentence } from './refusal-sentence';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

const words = { de, en };
const thrown = /new (?:ShopError\(\s*'[A-Z_]+',|TokenError\()\s*('[^']*'|`[^`]*`)/g;

/** Every text the shop refuses something with, as its source has it, with a figure in each place for one. */
const texts = readdirSync('services/shop', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join('services/shop', file), 'utf8').matchAll(thrown)])
  .map(([, text = '']) => text.slice(1, -1).replaceAll(/\$\{kind\}/g, 'Invoice'))
  .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '12'));

describe('what the shop refuses', () => {
  it('is looked for in its source', () => {
    expect(texts.length).toBeGreaterThan(50);
  });

  it.each([...new Set(texts)])('is said in both languages: %s', (text) => {
    expect(shopRefusal(text)).not.toBeNull();
    const [german, english] = languages.map((language) =>
      refusalSentence(text, language, words[language]),
    );
    expect(german).not.toBe('');
    expect(german).not.toBe(english);
    for (const said of [german, english]) expect(said).not.toMatch(/[{}]|shopRefusals|persParam/);
  });
});
