import { describe, expect, it } from 'vitest';
import { parseMarkdownSource } from './parse-markdown-source';
import { parseYaml, YamlSyntaxError } from '../../platform/yaml';

const yaml = `title: Riemen
# eine Anmerkung
blocks:
  - component: rich-text
    markdown: |
      Erste Zeile

      Dritte Zeile
  - component: buttons
    buttons: [{ text: Los, link: /bikes }]
`;

describe('YAML line numbers', () => {
  it.each([
    [[], 1],
    [['title'], 1],
    [['blocks'], 3],
    [['blocks', 0], 4],
    [['blocks', 0, 'markdown'], 5],
    [['blocks', 1, 'component'], 9],
    [['blocks', 1, 'buttons', 0, 'link'], 10],
    [['blocks', 1, 'missing'], 9],
    [['missing', 'deeper'], 1],
  ])('%j is at line %i', (path, line) => {
    expect(parseYaml(yaml).lineOf(path)).toBe(line);
  });

  it('are counted within multi-line text', () => {
    expect(parseYaml(yaml).lineWithin(['blocks', 0, 'markdown'], 2)).toBe(8);
    expect(parseYaml(yaml).lineWithin(['title'], 0)).toBe(1);
  });

  it('point to the syntax error', () => {
    const broken = () => parseYaml('title: Riemen\nslug: [der');
    expect(broken).toThrow(YamlSyntaxError);
    expect(broken).toThrow(expect.objectContaining({ line: 2 }));
  });
});

describe('front matter line numbers', () => {
  const text = '---\ntitle: Riemen\nslug: riemen\n---\n\n\nErste Zeile\n\nDritte Zeile\n';

  it('refer to the whole file', () => {
    const { value, lineOf, lineWithin } = parseMarkdownSource(text);
    expect(value).toEqual({
      title: 'Riemen',
      slug: 'riemen',
      body: 'Erste Zeile\n\nDritte Zeile',
    });
    expect(lineOf(['slug'])).toBe(3);
    expect(lineOf(['body'])).toBe(7);
    expect(lineWithin(['body'], 2)).toBe(9);
  });

  it('are counted with Windows line endings', () => {
    const { value, lineOf } = parseMarkdownSource(text.replaceAll('\n', '\r\n'));
    expect(value).toMatchObject({ title: 'Riemen' });
    expect([lineOf(['slug']), lineOf(['body'])]).toEqual([3, 7]);
  });

  it.each([
    ['Nur Text', 1],
    ['---\ntitle: Riemen\nkein Ende', 1],
    ['---\n- eins\n---\nText', 1],
    ['---\ntitle: [der\n---\nText', 3],
  ])('rejects %j at line %i', (broken, line) => {
    expect(() => parseMarkdownSource(broken)).toThrow(expect.objectContaining({ line }));
  });

  it('accepts front matter alone or none at all', () => {
    expect(parseMarkdownSource('---\ntitle: Riemen\n---').value).toEqual({
      title: 'Riemen',
      body: '',
    });
    expect(parseMarkdownSource('---\n---\nText').value).toEqual({ body: 'Text' });
  });
});
