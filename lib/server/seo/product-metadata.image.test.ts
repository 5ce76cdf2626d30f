import { expect, it } from 'vitest';
import type { ImageView } from '@/lib/platform/views/page-view';
import { buildContentPageMetadata } from './page-metadata';

const facts = { title: 'Salbei', slug: 'salbei', metaDescription: 'Ein Grün.', slugs: [] };

const picture = (name: string, isStored = false): ImageView => ({
  url: `/uploads/${name}.webp`,
  alt: '',
  width: 1600,
  height: 900,
  stored: isStored
    ? { key: `scenes/${name}`, version: 'v1', width: 1600, height: 900, widths: [800, 1600] }
    : null,
});

const shared = (page: Partial<Parameters<typeof buildContentPageMetadata>[1]>) =>
  buildContentPageMetadata('de', { ...facts, ...page }, '/news').openGraph?.images;

const blocks = [
  { kind: 'rich-text', id: '1', markdown: '' } as const,
  { kind: 'header-image', id: '2', title: null, image: picture('head') } as const,
];

it('prefers an editor’s choice to the pictures of the entry and its blocks', () => {
  const choice = { shareImage: picture('choice'), image: picture('own'), blocks };
  expect(shared(choice)).toEqual([{ url: '/uploads/choice.webp' }]);
  expect(shared({ ...choice, shareImage: null })).toEqual([{ url: '/uploads/own.webp' }]);
  expect(shared({ blocks })).toEqual([{ url: '/uploads/head.webp' }]);
});

it('shares a product picture in the recommended size', () => {
  expect(shared({ shareImage: picture('belt', true) })).toEqual([
    { url: '/media/og/scenes/belt.jpg?v=v1' },
  ]);
});

it('uses the brand picture for an entry without a picture', () => {
  expect(shared({ shareImage: null, image: null, blocks: [] })).toMatchObject([
    { url: '/icons/share-de.jpg' },
  ]);
});
