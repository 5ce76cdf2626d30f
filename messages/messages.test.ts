import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';

type Tree = { [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}

/** Returns a message's argument names and rich-text tags: {count, plural, …} gives count. */
function placeholders(message: string): string[] {
  const names = [
    ...message.matchAll(/(?<!(?:one|other|few|many|two|zero|=\d+)\s*)\{\s*([a-zA-Z]\w*)\s*[,}]/g),
  ].map((match) => match[1] ?? '');
  const tags = [...message.matchAll(/<([a-zA-Z]+)>/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...names, ...tags])].sort();
}

const german = new Map(leaves(de));
const english = new Map(leaves(en));

describe('interface messages', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
  });

  it('have the same placeholders in both languages', () => {
    const different = [...german].filter(
      ([key, message]) =>
        String(placeholders(english.get(key) ?? '')) !== String(placeholders(message)),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it.each([
    ['de', de],
    ['en', en],
  ] as const)('are well formed in %s', (locale, messages) => {
    const problems: string[] = [];
    const t = createTranslator({
      locale,
      messages: messages as never,
      onError: (error) => problems.push(error.message),
    });
    for (const [key, message] of leaves(messages)) {
      expect(message.trim(), key).not.toBe('');
      const values = Object.fromEntries(
        placeholders(message)
          .filter((name) => !name.startsWith('<'))
          .map((name) => [name, 1]),
      );
      const tags = Object.fromEntries(
        placeholders(message)
          .filter((name) => name.startsWith('<'))
          .map((name) => [name.slice(1, -1), () => '']),
      );
      void t.rich(key as never, { ...values, ...tags } as never);
    }
    expect(problems).toEqual([]);
  });
});
