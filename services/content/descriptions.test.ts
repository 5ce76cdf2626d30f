import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { applyContentVariables } from '@/domain/content/content-variables';
import { descriptionLength } from '@/domain/content/content-text';
import { languages } from '@/domain/locale/language';
import { silentLogger } from '../platform/logger';
import { createFakeClock } from '../testing/fakes';
import { createEntryStore } from './entry-store';

const demoDir = fileURLToPath(new URL('../../demo', import.meta.url));
const store = createEntryStore({ demoDir, clock: createFakeClock(), logger: silentLogger });
const { PUBLISHED } = store.current();

it.each(languages)('descriptions have a valid length and are unique (%s)', (language) => {
  const { pages, features, blogs, jobs, events, bikes, accessories } = PUBLISHED;
  const told = [pages, features, blogs, jobs, events, bikes, accessories]
    .flat()
    .filter(({ locale }) => locale === language)
    .map(({ slug, metaDescription }) => ({
      slug,
      text: applyContentVariables(metaDescription ?? '', store.placeholders(), language).text,
    }));
  expect(told.length).toBeGreaterThan(100);
  const { from, to } = descriptionLength;
  const wrong = told.filter(
    ({ text }, index) =>
      text.length < from ||
      text.length > to ||
      told.findIndex((other) => other.text === text) !== index,
  );
  expect(wrong).toEqual([]);
});

it.each(['aboutDe', 'aboutEn'] as const)('each shop on the map has a unique text (%s)', (field) => {
  const told = PUBLISHED.dealers.map((dealer) => dealer[field] ?? '');
  expect(told.length).toBeGreaterThan(150);
  expect(new Set(told).size).toBe(told.length);
  expect(told.filter((text) => text.split(' ').length < 15)).toEqual([]);
});
