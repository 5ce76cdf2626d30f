import { describe, expect, it, vi } from 'vitest';
import { Window } from 'happy-dom';
import { runInNewContext } from 'node:vm';
import { deferredLoader } from './deferred-loader';
import { deferScripts } from './defer-scripts';
import { splitRscPayload } from './split-rsc-payload';

const long = 'Ein Rad, das leise fährt und lange hält, auch im Regen.';
const story = `<p>${'Der Riemen läuft ohne Öl. '.repeat(3)}</p>`;

const paragraph = ['$', 'p', null, { className: 'lead', children: [long, ' ', 2024] }];
const section = [
  '$',
  'section',
  null,
  {
    id: 'facts',
    children: [
      ['$', 'h2', 'h', { children: 'Was es kann & was nicht' }],
      ['$', 'div', 'd', { dangerouslySetInnerHTML: { __html: '$5' } }],
    ],
  },
];
const field = ['$', 'label', null, { children: [long, ['$', 'input', null, { name: 'a' }]] }];
const markup = {
  paragraph: `<p class="lead">${long}<!-- --> <!-- -->2024</p>`,
  section: `<section id="facts"><h2>Was es kann &amp; was nicht</h2><div>${story}</div></section>`,
  field: `<label>${long}<input name="a"/></label>`,
};

/** Markup of a built page (Next 16.4): rows split at arbitrary positions, and script end tags escaped. */
function pageOf(model: unknown, body: string, { head = '', further = '' } = {}) {
  const rows = [
    '1:"$Sreact.fragment"\n',
    '2:I[339756,["/_next/static/chunks/a.js"],"default"]\n',
    ':HL["/_next/static/chunks/a.css","style"]\n',
    `5:T${Buffer.byteLength(story).toString(16)},${story}`,
    `0:${JSON.stringify(model)}\n`,
    further,
  ].join('');
  const pieces = [rows.slice(0, 90), rows.slice(90)].map(
    (piece) => `<script>self.__next_f.push(${escaped(JSON.stringify([1, piece]))})</script>`,
  );
  return `<!DOCTYPE html><html><head><script src="/_next/static/chunks/b.js" async=""></script>${head}</head><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.join('')}</body></html>`;
}

function split(html: string) {
  const parts = splitRscPayload(html);
  if (parts === null) throw new Error('not the form that is known');
  return parts;
}

const escaped = (text: string) =>
  text.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns the data that the browser passes to Next. */
async function given({ page, data }: { page: string; data: string }) {
  const window = new Window({ url: 'https://site.example/de' });
  const { document, setTimeout, requestAnimationFrame, Event, Object, JSON } = window;
  document.write(deferScripts(page, '/page-data/x.txt') ?? '');
  const fetched = vi.fn(async () => new Response(data));
  const browser = { document, setTimeout, requestAnimationFrame, Event, Object, JSON };
  const view = Object.assign(window, { fetch: fetched }) as Window & { __next_f?: unknown[][] };
  runInNewContext(deferredLoader, { ...browser, window: view });
  window.dispatchEvent(new window.Event('pointerdown'));
  await vi.waitFor(() =>
    expect(document.querySelector('script[src="/_next/static/chunks/b.js"]')).not.toBeNull(),
  );
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/page-data/x.txt');
  const [first, [, text = ''] = []] = view.__next_f ?? [];
  expect(first).toEqual([0]);
  const rows = String(text).split('\n').filter(Boolean);
  await window.happyDOM.close();
  return { rows, model: rows.find((row) => row.startsWith('0:'))?.slice(2) ?? '' };
}

it('removes static markup from the data and restores it before the framework reads it', async () => {
  const model = { page: ['$', 'main', null, { children: ['$L2', paragraph, section] }] };
  const { page, data } = split(pageOf(model, markup.paragraph + markup.section));
  expect(page).not.toContain('__next_f');
  expect(data).not.toContain(long);
  expect(data).not.toContain('Riemen');

  const { rows, model: read } = await given({ page, data });
  expect(rows).toContain('2:I[339756,["/_next/static/chunks/a.js"],"default"]');
  expect(rows).toContain(':HL["/_next/static/chunks/a.css","style"]');
  expect(JSON.parse(read)).toEqual({
    page: [
      '$',
      'main',
      null,
      {
        children: [
          '$L2',
          [
            ...['$', 'p', null],
            {
              className: 'lead',
              dangerouslySetInnerHTML: { __html: `${long}<!-- --> <!-- -->2024` },
            },
          ],
          [
            ...['$', 'section', null],
            {
              id: 'facts',
              dangerouslySetInnerHTML: {
                __html: `<h2>Was es kann &amp; was nicht</h2><div>${story}</div>`,
              },
            },
          ],
        ],
      },
    ],
  });
});

describe('large markup in rows of its own', () => {
  const part = ['$', 'li', 'a', { children: long }];
  const list = ['$', 'ul', null, { children: ['$L6', ['$', '$1', 'f', { children: '$7' }]] }];
  const further = `6:${JSON.stringify(part)}\n7:${JSON.stringify(['$', 'li', 'b', { children: long }])}\n`;
  const body = `<ul><li>${long}</li><li>${long}</li></ul>`;
  const rowsOf = ({ data }: { data: string }) => data.split('\n').map((row) => row.split(':')[0]);

  it('is read together with its parent row, like fragments, and removed with it', async () => {
    const parts = split(pageOf([list], body, { further }));
    expect(parts.data).not.toContain(long);
    expect(rowsOf(parts)).not.toContain('6');
    expect(rowsOf(parts)).not.toContain('7');
    expect(parts.page.match(/data-rsc/g)).toHaveLength(1);
    expect((await given(parts)).model).toContain(`<li>${long}</li><li>${long}</li>`);
  });

  it('stays where another row references it', () => {
    const parts = split(pageOf([list, '$L2', { again: ['$L6'] }], body, { further }));
    expect(rowsOf(parts)).toContain('6');
    expect(rowsOf(parts)).not.toContain('7');
  });

  it('keeps a row that references a row without markup', () => {
    const parts = split(pageOf([['$', 'p', null, { children: [long, '$L2'] }]], `<p>${long}</p>`));
    expect(parts.data).toContain(long);
  });
});

describe('script in the head', () => {
  const text = `document.title="${long}"`;
  const model = [['$', 'script', null, { dangerouslySetInnerHTML: { __html: text } }]];

  it('is removed from the data and restored', async () => {
    const parts = split(pageOf(model, '', { head: `<script>${text}</script>` }));
    expect(parts.data).not.toContain(long);
    expect(JSON.parse((await given(parts)).model)).toEqual(model);
  });

  it('is found in a row of its own', async () => {
    const inside = { dangerouslySetInnerHTML: { __html: '$8' } };
    const further = `8:T${Buffer.byteLength(text).toString(16)},${text}`;
    const html = pageOf([['$', 'script', null, inside]], '', {
      head: `<script>${text}</script>`,
      further,
    });
    const parts = split(html);
    expect(parts.data).not.toContain(long);
    expect(JSON.parse((await given(parts)).model)).toEqual(model);
  });

  it('stays in the data when the page has a different script', () => {
    expect(split(pageOf(model, '', { head: `<script>a=1</script>` })).data).toContain(long);
  });
});

it('keeps a text that begins with a dollar sign', async () => {
  const price = ['$', 'p', null, { children: `$$${long}` }];
  const parts = split(pageOf([price], `<p>$${long}</p>`));
  expect(parts.data).not.toContain(long);
  expect((await given(parts)).model).toContain(`"__html":"$$${long}"`);
});

describe('keeps in the data', () => {
  it.each([
    ['an element that contains a form field', [field], markup.field],
    [
      'an element that differs from the markup',
      [paragraph],
      markup.paragraph.replace('lead', 'small'),
    ],
    ['an element missing from the markup', [paragraph], '<p>x</p>'],
    ['an element inside noscript', [paragraph], `<noscript>${markup.paragraph}</noscript>`],
    [
      'an element that contains a component',
      [['$', 'p', null, { children: [long, '$L2'] }]],
      `<p>${long}</p>`,
    ],
    [
      'an element that another row refers to',
      [paragraph, { again: '$0:0:props:children:0' }],
      markup.paragraph,
    ],
  ])('%s', async (_name, model, body) => {
    const parts = split(pageOf(model, body));
    expect(parts.page).not.toContain('data-rsc');
    expect(JSON.parse((await given(parts)).model)).toEqual(model);
  });
});

describe('leaves an unexpected page unchanged', () => {
  const page = pageOf([paragraph], markup.paragraph);
  it.each([
    ['no data', page.replace(/<script>.*<\/script>/, '')],
    ['data of an unknown type', page.replace('push([1,', 'push([3,')],
    ['a row of an unknown type', page.replace('2:I[', '2:Q[')],
    ['a reference without a target', pageOf(['$9:0:props'], '')],
    ['a page that already contains the marker attribute', page.replace('<p ', '<p data-rsc ')],
    ['data that already contains a marker', pageOf(['@1'], '')],
  ])('%s', (_name, html) => {
    expect(splitRscPayload(html)).toBeNull();
  });
});
