import { describe, expect, it } from 'vitest';
import {
  findMissingUtilities,
  getOwningClass,
  type Stylesheet,
  type SourceFile,
  findStylesheetErrors,
} from './stylesheet-checks.mjs';

const sheet = (file: string, css: string, lines = 10): Stylesheet => ({ file, css, lines });
const source = (file: string, text: string): SourceFile => ({ file, text });

const card = sheet('components/catalog/product-card.scss', '.lt-card { color: red; }');
const shownCard = source(
  'components/catalog/card.tsx',
  'import \'./product-card.scss\';\nconst a = <p className="lt-card" />;',
);

describe('owner of a rule', () => {
  it.each([
    ['.lt-card', 'lt-card'],
    ['a.lt-card:hover', 'lt-card'],
    ['.lt-footer .lt-logo', 'lt-footer'],
    ["[data-bs-theme='dark'] .lt-stage", 'lt-stage'],
    ['.lt-sizes + .lt-choice-note', 'lt-choice-note'],
    ['.lt-availability-table .c-hek ~ .c-uvp', 'lt-availability-table'],
    ['.lt-list li:nth-child(2n + 3) .lt-card', 'lt-list'],
    ['body:has(.lt-sticky-buy-bar) .lt-price-bar', 'lt-price-bar'],
    ['html:has(dialog[open]:not(.lt-consent))', null],
    ['.form-control', null],
  ])('%s belongs to %s', (selector, owner) => expect(getOwningClass(selector)).toBe(owner));
});

describe('stylesheets', () => {
  it('pass when each class has one owner, is used and its stylesheet is imported', () => {
    expect(findStylesheetErrors([card], [shownCard])).toEqual([]);
  });

  it('have 250 lines at most', () => {
    expect(findStylesheetErrors([{ ...card, lines: 251 }], [shownCard])).toEqual([
      'components/catalog/product-card.scss: 251 lines, 250 at most',
    ]);
  });

  it('define a class in one file only, at every width', () => {
    const other = sheet(
      'styles/global/_products.scss',
      '@media (width < 40rem) { .x, .lt-card b { top: 0; } }',
    );
    expect(findStylesheetErrors([card, other], [shownCard])).toEqual([
      '.lt-card: defined twice (components/catalog/product-card.scss, styles/global/_products.scss)',
    ]);
  });

  it('may reference a class of another file within a class of their own', () => {
    const list = sheet('components/catalog/list.scss', '.lt-list .lt-card { color: blue; }');
    const shownList = source(
      'components/catalog/list.tsx',
      'import \'./list.scss\';\n<ul className="lt-list" />',
    );
    expect(findStylesheetErrors([card, list], [shownCard, shownList])).toEqual([]);
  });

  it('contain no unused class', () => {
    const sheets = [card, sheet('styles/global/_base.scss', '.lt-cards { color: red; }')];
    expect(findStylesheetErrors(sheets, [shownCard])).toEqual([
      'styles/global/_base.scss: .lt-cards is unused',
    ]);
  });

  it('are imported by files that use their classes', () => {
    const page = source('app/[lang]/bikes/page.tsx', '<p className="lt-card" />');
    expect(findStylesheetErrors([card], [shownCard, page])).toEqual([
      'app/[lang]/bikes/page.tsx: uses classes of components/catalog/product-card.scss and does not import it',
    ]);
    const good = source(
      page.file,
      `import '@/components/catalog/product-card.scss';\n${page.text}`,
    );
    expect(findStylesheetErrors([card], [shownCard, good])).toEqual([]);
  });

  it('are not imported by other files', () => {
    const page = source('app/[lang]/page.tsx', "import '@/components/catalog/product-card.scss';");
    expect(findStylesheetErrors([card], [shownCard, page])).toEqual([
      'app/[lang]/page.tsx: imports components/catalog/product-card.scss and uses none of its classes',
    ]);
  });

  it('belong to the feature of their folder', () => {
    const thief = source(
      'components/home/bike-pair.tsx',
      'import \'@/components/catalog/product-card.scss\';\n<p className="lt-card" />',
    );
    expect(findStylesheetErrors([card], [shownCard, thief])).toEqual([
      'components/catalog/product-card.scss: .lt-card is used by another feature (components/home/bike-pair.tsx)',
    ]);
  });

  it('are global only when several features, ui or layout use them', () => {
    const global = sheet('styles/global/_card.scss', card.css);
    const first = source('components/catalog/card.tsx', '<p className="lt-card" />');
    expect(findStylesheetErrors([global], [first])).toEqual([
      'styles/global/_card.scss: .lt-card belongs to components/catalog',
    ]);
    const second = source('components/home/bike-pair.tsx', '<p className="lt-card" />');
    expect(findStylesheetErrors([global], [first, second])).toEqual([]);
    const frame = source('components/layout/header.tsx', '<p className="lt-card" />');
    expect(findStylesheetErrors([global], [frame])).toEqual([]);
  });

  it('of single pages are imported by files that use their classes, whatever the feature', () => {
    const order = sheet(
      'styles/on-demand/order.scss',
      '.lt-sum { top: 0; } .lt-sum dt { top: 1px; }',
    );
    const boxes = sheet(
      'styles/on-demand/checkboxes.scss',
      '.form-check-input:checked { top: 0; }',
    );
    const text = '<dl className="lt-sum" /> <input className="form-check-input" />';
    const cart = source('components/cart/sum.tsx', text);
    const account = source('components/account/sum.tsx', text);
    const missing = ({ file }: SourceFile) =>
      ['order', 'checkboxes'].map(
        (name) => `${file}: uses classes of styles/on-demand/${name}.scss and does not import it`,
      );
    const imports =
      "import '@/styles/on-demand/order.scss';\nimport '@/styles/on-demand/checkboxes.scss';\n";
    const inOrder = [cart, account].map(({ file }) => source(file, imports + text));
    expect(findStylesheetErrors([order, boxes], [cart, ...inOrder])).toEqual(missing(cart));
    expect(findStylesheetErrors([order, boxes], inOrder)).toEqual([]);
  });

  it('may be loaded on demand by files that use their classes', () => {
    const late = source(
      'components/catalog/card.tsx',
      'const load = () => import(\'./product-card.scss\');\n<p className="lt-card" />',
    );
    expect(findStylesheetErrors([card], [late])).toEqual([]);
  });

  it('are not left unused', () => {
    const orphan = sheet('components/home/home.scss', 'main { color: red; }');
    expect(findStylesheetErrors([orphan], [])).toEqual([
      'components/home/home.scss: no component imports it',
    ]);
  });
});

describe('utilities', () => {
  it('are used only where the global stylesheet defines them', () => {
    const css =
      '.mb-3 { margin-bottom: 1rem; } @media (width > 62rem) { .d-lg-none { display: none; } }';
    const page = source(
      'app/[lang]/page.tsx',
      "<p className=\"mb-3 d-lg-none me-9 lead\" /><p className={`col-lg-7 ${wide ? 'pt-6' : ''}`} />",
    );
    expect(findMissingUtilities(css, [page])).toEqual(
      ['me-9', 'col-lg-7', 'pt-6'].map(
        (name) =>
          `app/[lang]/page.tsx: .${name} is not in the global sheet (styles/_utilities.scss)`,
      ),
    );
  });
});
