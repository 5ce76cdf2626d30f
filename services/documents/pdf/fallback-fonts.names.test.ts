import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadYaml } from '../../demo-data/load-yaml';
import { shopFileSchema } from '../../demo-data/shop-schema';
import { parsePdfText } from '../../testing/pdf-text';
import { renderLetter } from './letter';
import { toDrawableText } from './fallback-fonts';
import { writeTable } from './table';
import { renderTextDocument } from './text-document';

const { brand } = loadYaml('demo', 'shop.yaml', shopFileSchema).content;

afterEach(() => vi.restoreAllMocks());

async function letterTo(...address: string[]): Promise<{ text: string; raw: string }> {
  const frame = { brand, language: 'de' as const, title: 'Brief', headline: 'Brief', facts: [] };
  const bytes = await renderLetter(
    { ...frame, address, createdAt: 0, archive: true },
    async (doc) => {
      const columns = [
        { key: 'title', share: 0.5, align: 'left' },
        { key: 'sum', share: 0.5, align: 'right' },
      ] as const;
      await writeTable(doc, columns, { title: 'Artikel', sum: 'Summe' }, [
        { title: address[0] ?? '', sum: `12 ${address[0] ?? ''}` },
      ]);
    },
  );
  const { text, raw } = parsePdfText(bytes);
  return { text: text.normalize('NFC'), raw };
}

describe('names in documents', () => {
  it.each([
    ['a Greek person', 'Γιώργος', 3],
    ['a person with a Cyrillic name', 'Ёлкин', 3],
    ['a Vietnamese person', 'Nguyễn', 3],
    ['a person with decomposed umlauts', 'Mu\u0308ller', 2],
    ['a Polish person', 'Łukasz', 2],
    ['a street with two kinds of hyphens', 'Anna\u2011Maria\u2010Weg', 2],
  ])('shows the name of %s', async (_, name) => {
    const warn = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { text } = await letterTo(name);
    const shown = name.normalize('NFC').replace(/[\u2010\u2011]/g, '-');
    expect(text.replaceAll(' ', '').split(shown)).toHaveLength(4);
    expect(warn).not.toHaveBeenCalled();
  });

  it('transliterates an unsupported script to Latin and logs only the script', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { text } = await letterTo('東京 محمد', '🚲');
    expect(text).toContain('DongJing mhmd');
    expect(write).toHaveBeenCalledTimes(1);
    const line = String(write.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', scripts: ['Han', 'Arabic', 'other'] });
    expect(line).not.toMatch(/東|محمد/);
  });

  it('embeds no fallback font that the name does not need', async () => {
    expect((await letterTo('Clara Beispiel')).raw).not.toContain('Noto');
    expect((await letterTo('Иван')).raw).toContain('NotoSans');
  });
});

it('uses fallback fonts in editorial texts', async () => {
  const bytes = await renderTextDocument(
    {
      title: 'Über Γιώργος',
      texts: ['## Ёлкин\n\nEin **Nguyễn** → [Ж](/x)\n\n| Γ | Ж |\n|---|---|\n| α | я |'],
    },
    { brand, language: 'de', linkBase: 'https://lautlos.example/de', changedAt: 0 },
  );
  const text = parsePdfText(bytes).text.normalize('NFC').replaceAll(' ', '');
  for (const word of ['Γιώργος', 'Ёлкин', 'Nguyễn', '->', 'α', 'я']) expect(text).toContain(word);
});

it.each([
  ['Mu\u0308ller', 'Müller', []],
  ['a\u2011b\u200b\ufeffc\u00ad\n', 'a-bc\u00ad\n', []],
  ['東\u0301', 'Dong', ['Han', 'other']],
  ['\u{10ffff}', '?', ['other']],
])('converts %j to %j', (text, shown, lacking) => {
  const has = (letter: string) => /^[\u0020-\u00ff]$/.test(letter);
  expect(toDrawableText(text, has)).toEqual({ text: shown, lacking });
});
