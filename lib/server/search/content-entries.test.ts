import { describe, expect, it } from 'vitest';
import { toArticleSearchEntries, toFaqSearchEntries, toPageSearchEntries } from './content-entries';

const page = { title: 'Widerruf', slug: 'withdrawal', metaDescription: 'Vierzehn Tage.' };

describe('toPageSearchEntries', () => {
  it('contains the words of all blocks, each once', () => {
    const [entry] = toPageSearchEntries(
      {
        ...page,
        pageZone: [
          {
            __typename: 'ComponentPageRichText',
            markdown: '# Muster\n\nDas **Muster** <i>hier</i>.',
          },
          {
            __typename: 'ComponentPageInfoArray',
            infoArrayTitle: 'Fristen',
            listOfInfo: [{ title: 'Tage', text: '[Formular](/form)' }],
          },
          null,
        ],
      },
      'de',
    );
    expect(entry).toEqual({
      kind: 'page',
      path: '/withdrawal',
      title: 'Widerruf',
      names: '',
      text: 'Vierzehn Tage.',
      words: 'muster fristen formular',
      fits: '',
    });
  });

  it.each([
    ['home', ['/']],
    ['support/contact', ['/support/contact']],
    ['cookies', []],
    [null, []],
  ])('%s links to %s', (slug, paths) => {
    expect(
      toPageSearchEntries({ ...page, slug, pageZone: null }, 'de').map(({ path }) => path),
    ).toEqual(paths);
  });
});

describe('other entries', () => {
  it('link to an answer by its anchor on the page', () => {
    const faq = {
      question: 'Wie lange?',
      slug: 'wie-lange',
      category: 'Versand',
      answer: '**Drei** Tage.\n\nImmer.',
    };
    expect(toFaqSearchEntries(faq, 'de')[0]).toMatchObject({
      path: '/support/faq#wie-lange',
      title: 'Wie lange?',
      text: 'Drei Tage. Immer.',
    });
    expect(toFaqSearchEntries({ ...faq, slug: null }, 'de')).toEqual([]);
  });

  it('normalise text', () => {
    const blog = {
      title: 'U\u0308ber O\u0308l',
      slug: 'oel',
      teaser: 'Ma\u0308rz',
      body: null,
      author: null,
    };
    const [entry] = toArticleSearchEntries(
      { ...blog, date: null, category: null, isPressRelease: null, mainImage: null },
      'de',
    );
    expect(entry).toMatchObject({ title: 'Über Öl', text: 'März' });
  });
});
