import { describe, expect, it } from 'vitest';
import { findDuplicateNames } from './unique-names.mjs';

const here = 'domain/a.ts';
const there = 'components/b.tsx';
const problems = (first: string, second: string, files: [string, string] = [here, there]) =>
  findDuplicateNames(
    [
      { file: files[0], text: first },
      { file: files[1], text: second },
    ],
    [],
  );

describe('exported names', () => {
  it.each([
    ['export const price = 1;', 'export function price() {}'],
    ['export type Price = 1;', 'export interface Price {}'],
    ['export type Price = 1;', 'export function Price() {}'],
    ['export class price {}', 'export const { price } = one;'],
    ['export const [price] = one;', 'export const { cents: price } = one;'],
    ['export const other = 1, price = 2;', 'export enum price {}'],
    ['export async function GET() {}', 'export function GET() {}'],
  ])('rejects %s beside %s', (first, second) => {
    expect(problems(first, second)).toEqual([
      expect.stringContaining(`exported twice (${here}, ${there})`),
    ]);
  });

  it.each([
    ['export const price = 1;', 'const price = 1;'],
    ['export const price = 1;', "export { price } from '@/domain/a';"],
    ['export const price = 1;', "export * from '@/domain/a';"],
    ['export const price = 1; export type price = number;', 'export default function price() {}'],
    ['export const price = { cents: 1 };', 'export const cents = 1;'],
  ])('accepts %s beside %s', (first, second) => {
    expect(problems(first, second)).toEqual([]);
  });

  it('exempts framework names in app/', () => {
    const get = 'export function GET() {}';
    expect(problems(get, get, ['app/a/route.ts', 'app/b/route.ts'])).toEqual([]);
  });
});

describe('client and server functions of a call', () => {
  const text = 'export function placeOrder() {}';
  const at = (...files: string[]) =>
    findDuplicateNames(
      files.map((file) => ({ file, text })),
      ['placeOrder'],
    );

  it('have the same name on both sides', () => {
    expect(at('lib/browser/a.ts', 'services/shop/b.ts')).toEqual([]);
  });

  it.each([
    [['lib/browser/a.ts', 'services/shop/b.ts', 'services/shop/c.ts'], 2],
    [['lib/browser/a.ts', 'lib/server/b.ts'], 2],
    [['domain/a.ts', 'services/shop/b.ts'], 2],
    [['services/shop/b.ts'], 1],
  ])('are exported once per side: %j', (files, count) => {
    expect(at(...files)).toHaveLength(count);
  });
});
