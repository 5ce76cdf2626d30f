import postcss from 'postcss';
import { expect, it } from 'vitest';
import { parseClassNames, isClassUsed } from './postcss-remove-unused.mjs';
import { removeUnusedRules } from './postcss-remove-unused.mjs';

const source = `
  <p className={\`lt-belt is-\${state}\`} /> <b className="btn btn-primary" style={{ '--bs-set': 1 }} />
`;

function left(css: string): string {
  const root = postcss.parse(css);
  removeUnusedRules(root, parseClassNames([source]), source);
  return root.toString();
}

it.each([
  ['a class used in a source', '.btn-primary{color:red}'],
  ['a class name composed at run time', '.lt-belt.is-running{color:red}'],
  ['an element selector', 'h1:hover{color:red}'],
  ['a class inside :not', '.btn:not(.collapsed){color:red}'],
  ['keyframes', '@keyframes turn{0%{top:0}100.5%{top:1px}}'],
  ['a custom property that is read', '.btn{--bs-a:1px;top:var(--bs-a)}'],
  ['a custom property used by a component', '.btn{--bs-set:1}'],
  ['a custom property of the shop', ':root{--lt-paper:#fff}'],
])('keeps %s', (_what, css) => {
  expect(left(css)).toBe(css);
});

it.each([
  ['an unused class', '.col-3{top:0}', ''],
  ['part of a used name', '.prim{top:0}', ''],
  ['one of several selectors', '.btn,.col-3{top:0}', '.btn{top:0}'],
  ['a descendant of an unused class', '.accordion .btn{top:0}', ''],
  ['an empty media query', '@media (min-width:1px){.col-3{top:0}}', ''],
  ['an unused custom property', ':root{--bs-a:1;top:0}', ':root{top:0}'],
  ['a custom property that only an unused one reads', ':root{--bs-b:1;--bs-a:var(--bs-b)}', ''],
])('removes %s', (_what, css, expected) => {
  expect(left(css)).toBe(expected);
});

it('always keeps a utility, despite other names with the same prefix', () => {
  const known = parseClassNames(['`order-${number}` `is-${state}`']);
  expect(isClassUsed('order-lg-first', known)).toBe(false);
  expect(isClassUsed('is-running', known)).toBe(true);
});
