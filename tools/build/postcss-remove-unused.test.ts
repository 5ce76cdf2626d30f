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
  ['a class that is written somewhere', '.btn-primary{color:red}'],
  ['a name that is put together at run time', '.lt-belt.is-running{color:red}'],
  ['an element', 'h1:hover{color:red}'],
  ['what a rule only leaves out', '.btn:not(.collapsed){color:red}'],
  ['steps of an animation', '@keyframes turn{0%{top:0}100.5%{top:1px}}'],
  ['a property that is read', '.btn{--bs-a:1px;top:var(--bs-a)}'],
  ['a property that a component sets or reads', '.btn{--bs-set:1}'],
  ['a property of the house, whoever reads it', ':root{--lt-paper:#fff}'],
])('keeps %s', (_what, css) => {
  expect(left(css)).toBe(css);
});

it.each([
  ['a class nobody writes', '.col-3{top:0}', ''],
  ['a part of a written name', '.prim{top:0}', ''],
  ['one selector of several', '.btn,.col-3{top:0}', '.btn{top:0}'],
  ['a child of a class nobody writes', '.accordion .btn{top:0}', ''],
  ['a question about the window without an answer', '@media (min-width:1px){.col-3{top:0}}', ''],
  ['a property nobody reads', ':root{--bs-a:1;top:0}', ':root{top:0}'],
  ['what only such a property read', ':root{--bs-b:1;--bs-a:var(--bs-b)}', ''],
])('removes %s', (_what, css, expected) => {
  expect(left(css)).toBe(expected);
});

it('always keeps a utility, despite other names with the same prefix', () => {
  const known = parseClassNames(['`order-${number}` `is-${state}`']);
  expect(isClassUsed('order-lg-first', known)).toBe(false);
  expect(isClassUsed('is-running', known)).toBe(true);
});
