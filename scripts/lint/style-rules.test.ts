import { describe, expect, it } from 'vitest';
import {
  missingUtilities,
  ownerOf,
  type Sheet,
  type Source,
  styleProblems,
} from './style-rules.mjs';

const sheet = (file: string, css: string, lines = 10): Sheet => ({ file, css, lines });
const source = (file: string, text: string): Source => ({ file, text });

const card = sheet('components/catalog/card.scss', '.lt-card { color: red; }');
const shownCard = source(
  'components/catalog/card.tsx',
  'import \'./card.scss\';\nconst a = <p className="lt-card" />;',
);

describe('the home of a rule', () => {
  it.each([
    ['.lt-card', 'lt-card'],
    ['a.lt-card:hover', 'lt-card'],
    ['.lt-footer .lt-logo', 'lt-footer'],
    ["[data-bs-theme='dark'] .lt-stage", 'lt-stage'],
    ['.lt-sizes + .lt-ways-out', 'lt-ways-out'],
    ['.lt-avail .c-hek ~ .c-uvp', 'lt-avail'],
    ['.lt-list li:nth-child(2n + 3) .lt-card', 'lt-list'],
    ['body:has(.lt-buybar) .lt-price-bar', 'lt-price-bar'],
    ['html:has(dialog[open]:not(.lt-consent))', null],
    ['.form-control', null],
  ])('%s belongs to %s', (selector, owner) => expect(ownerOf(selector)).toBe(owner));
});

describe('sheets', () => {
  it('are in order when each class has one home, is used and its sheet is imported', () => {
    expect(styleProblems([card], [shownCard])).toEqual([]);
  });

  it('have 250 lines at most', () => {
    expect(styleProblems([{ ...card, lines: 251 }], [shownCard])).toEqual([
      'components/catalog/card.scss: 251 lines, 250 at most',
    ]);
  });

  it('define a class in one of them only, at every width', () => {
    const other = sheet(
      'styles/parts/_products.scss',
      '@media (width < 40rem) { .x, .lt-card b { top: 0; } }',
    );
    expect(styleProblems([card, other], [shownCard])).toEqual([
      '.lt-card: more than one home (components/catalog/card.scss, styles/parts/_products.scss)',
    ]);
  });

  it('may name a class of another one within a class of their own', () => {
    const list = sheet('components/catalog/list.scss', '.lt-list .lt-card { color: blue; }');
    const shownList = source(
      'components/catalog/list.tsx',
      'import \'./list.scss\';\n<ul className="lt-list" />',
    );
    expect(styleProblems([card, list], [shownCard, shownList])).toEqual([]);
  });

  it('hold no class that nobody uses', () => {
    const sheets = [card, sheet('styles/parts/_base.scss', '.lt-cards { color: red; }')];
    expect(styleProblems(sheets, [shownCard])).toEqual([
      'styles/parts/_base.scss: .lt-cards is used nowhere',
    ]);
  });

  it('are imported by whoever names their classes', () => {
    const page = source('app/[lang]/bikes/page.tsx', '<p className="lt-card" />');
    expect(styleProblems([card], [shownCard, page])).toEqual([
      'app/[lang]/bikes/page.tsx: uses classes of components/catalog/card.scss and does not import it',
    ]);
    const good = source(page.file, `import '@/components/catalog/card.scss';\n${page.text}`);
    expect(styleProblems([card], [shownCard, good])).toEqual([]);
  });

  it('are imported by nobody else', () => {
    const page = source('app/[lang]/page.tsx', "import '@/components/catalog/card.scss';");
    expect(styleProblems([card], [shownCard, page])).toEqual([
      'app/[lang]/page.tsx: imports components/catalog/card.scss and uses none of its classes',
    ]);
  });

  it('serve the feature they lie in', () => {
    const thief = source(
      'components/home/pair.tsx',
      'import \'@/components/catalog/card.scss\';\n<p className="lt-card" />',
    );
    expect(styleProblems([card], [shownCard, thief])).toEqual([
      'components/catalog/card.scss: .lt-card is used by another feature (components/home/pair.tsx)',
    ]);
  });

  it('are global only for what several features, ui or layout show', () => {
    const global = sheet('styles/parts/_card.scss', card.css);
    const first = source('components/catalog/card.tsx', '<p className="lt-card" />');
    expect(styleProblems([global], [first])).toEqual([
      'styles/parts/_card.scss: .lt-card belongs to components/catalog',
    ]);
    const second = source('components/home/pair.tsx', '<p className="lt-card" />');
    expect(styleProblems([global], [first, second])).toEqual([]);
    const frame = source('components/layout/header.tsx', '<p className="lt-card" />');
    expect(styleProblems([global], [frame])).toEqual([]);
  });

  it('for some pages only are imported by whoever names their classes, whatever the feature', () => {
    const order = sheet('styles/by-use/order.scss', '.lt-sum { top: 0; } .lt-sum dt { top: 1px; }');
    const boxes = sheet('styles/by-use/boxes.scss', '.form-check-input:checked { top: 0; }');
    const text = '<dl className="lt-sum" /> <input className="form-check-input" />';
    const cart = source('components/cart/sum.tsx', text);
    const account = source('components/account/sum.tsx', text);
    const missing = ({ file }: Source) =>
      ['order', 'boxes'].map(
        (name) => `${file}: uses classes of styles/by-use/${name}.scss and does not import it`,
      );
    const imports = "import '@/styles/by-use/order.scss';\nimport '@/styles/by-use/boxes.scss';\n";
    const inOrder = [cart, account].map(({ file }) => source(file, imports + text));
    expect(styleProblems([order, boxes], [cart, ...inOrder])).toEqual(missing(cart));
    expect(styleProblems([order, boxes], inOrder)).toEqual([]);
  });

  it('may be loaded on demand by whoever names their classes', () => {
    const late = source(
      'components/catalog/card.tsx',
      'const load = () => import(\'./card.scss\');\n<p className="lt-card" />',
    );
    expect(styleProblems([card], [late])).toEqual([]);
  });

  it('are not left behind', () => {
    const orphan = sheet('components/home/home.scss', 'main { color: red; }');
    expect(styleProblems([orphan], [])).toEqual([
      'components/home/home.scss: no component imports it',
    ]);
  });
});

describe('utilities', () => {
  it('are written only where the global sheet has them', () => {
    const css =
      '.mb-3 { margin-bottom: 1rem; } @media (width > 62rem) { .d-lg-none { display: none; } }';
    const page = source(
      'app/[lang]/page.tsx',
      "<p className=\"mb-3 d-lg-none me-9 lead\" /><p className={`col-lg-7 ${wide ? 'pt-6' : ''}`} />",
    );
    expect(missingUtilities(css, [page])).toEqual(
      ['me-9', 'col-lg-7', 'pt-6'].map(
        (name) =>
          `app/[lang]/page.tsx: .${name} is not in the global sheet (styles/_utilities-in-use.scss)`,
      ),
    );
  });
});
