import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { applyContentVariables } from '@/domain/content/content-variables';
import { descriptionLength } from '@/domain/content/content-text';
import { languages } from '@/domain/locale/language';
import { silentLogger } from '../platform/logger';
import { createFakeClock } from '../testing/fake-clock-and-vies';
import { createEntryStore } from './entry-store';

const demoDir = fileURLToPath(new URL('../../demo', import.meta.url));
const store = createEntryStore({ demoDir, clock: createFakeClock(), logger: silentLogger });
const { PUBLISHED } = store.current();

it.each(languages)('descriptions have a valid length and are unique (%s)', (language) => {
  const { pages, features, blogs, jobs, events, bikes, accessories } = PUBLISHED;
  const descriptions = [pages, features, blogs, jobs, events, bikes, accessories]
    .flat()
    .filter(({ locale }) => locale === language)
    .map(({ slug, metaDescription }) => ({
      slug,
      text: applyContentVariables(metaDescription ?? '', store.placeholders(), language).text,
    }));
  expect(descriptions.length).toBeGreaterThan(100);
  const { from, to } = descriptionLength;
  const wrong = descriptions.filter(
    ({ text }, index) =>
      text.length < from ||
      text.length > to ||
      descriptions.findIndex((other) => other.text === text) !== index,
  );
  expect(wrong).toEqual([]);
});

it.each(['aboutDe', 'aboutEn'] as const)('each shop on the map has a unique text (%s)', (field) => {
  const texts = PUBLISHED.dealers.map((dealer) => dealer[field] ?? '');
  expect(texts.length).toBeGreaterThan(150);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text.split(' ').length < 15)).toEqual([]);
});
