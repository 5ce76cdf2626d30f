import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseShopRejection } from '@/domain/errors/shop-rejection';
import { languages } from '@/domain/locale/language';
import { formatRejection } from './format-rejection';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

const words = { de, en };
const thrown = /new (?:ShopError\(\s*'[A-Z_]+',|TokenError\(\s*'[a-z]+',)\s*('[^']*'|`[^`]*`)/g;

/** Every message with which the shop rejects a request, from its sources, with a number in place of each variable. */
const texts = readdirSync('services/shop', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join('services/shop', file), 'utf8').matchAll(thrown)])
  .map(([, text = '']) => text.slice(1, -1).replaceAll(/\$\{kind\}/g, 'Invoice'))
  .map((text) => text.replaceAll(/\$\{[^}]*\}/g, '12'));

describe('rejection messages of the shop', () => {
  it('are all listed in their source', () => {
    expect(texts.length).toBeGreaterThan(50);
  });

  it.each([...new Set(texts)])('have a text in both languages: %s', (text) => {
    expect(parseShopRejection(text)).not.toBeNull();
    const [german, english] = languages.map((language) =>
      formatRejection(text, language, words[language]),
    );
    expect(german).not.toBe('');
    expect(german).not.toBe(english);
    for (const message of [german, english])
      expect(message).not.toMatch(/[{}]|shopRejections|persParam/);
  });
});
