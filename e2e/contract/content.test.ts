import { describe, expect, it } from 'vitest';
import type {
  AccessoryBySlugQuery,
  AccessoryListQuery,
  BikeBySlugQuery,
  BikeListQuery,
  FooterPagesQuery,
  PageBySlugQuery,
} from '@/graphql/generated/content/graphql';
import { createClient } from './support/client';

const content = createClient('content');

describe.each(['de', 'en'])('content in %s', (locale) => {
  it('has a banner or none', async () => {
    await content.succeed('NotificationBanner', { locale });
  });

  it('has footer pages, all flagged as such', async () => {
    const { pages } = await content.succeed<FooterPagesQuery>('FooterPages', { locale });
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !page?.isOnFooterAsMain && !page?.isFooterAsSecondary)).toEqual(
      [],
    );
  });

  it('has every footer page by its slug', async () => {
    const { pages } = await content.succeed<FooterPagesQuery>('FooterPages', { locale });
    for (const page of pages) {
      const found = await content.succeed<PageBySlugQuery>('PageBySlug', {
        locale,
        slug: page?.slug,
      });
      expect(found.pages.map((one) => one?.title)).toEqual([page?.title]);
    }
  });

  it('has bikes by name, and each by its slug', async () => {
    const { bikes } = await content.succeed<BikeListQuery>('BikeList', { locale });
    expect(bikes.length).toBeGreaterThan(0);
    const names = bikes.map((bike) => bike?.name ?? '');
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, locale)));
    for (const bike of bikes.slice(0, 5)) {
      const found = await content.succeed<BikeBySlugQuery>('BikeBySlug', {
        locale,
        slug: bike?.slug,
      });
      expect(found.bikes[0]).toMatchObject({ productId: bike?.productId, name: bike?.name });
    }
  });

  it('has accessories, and each by its slug', async () => {
    const { accessories } = await content.succeed<AccessoryListQuery>('AccessoryList', { locale });
    expect(accessories.length).toBeGreaterThan(0);
    for (const accessory of accessories.slice(0, 5)) {
      const found = await content.succeed<AccessoryBySlugQuery>('AccessoryBySlug', {
        locale,
        slug: accessory?.slug,
      });
      expect(found.accessories[0]).toMatchObject({ productId: accessory?.productId });
    }
  });

  it.each([
    ['PageBySlug', { pages: [] }],
    ['BikeBySlug', { bikes: [] }],
    ['AccessoryBySlug', { accessories: [] }],
  ])('%s of an unknown slug is empty', async (operation, nothing) => {
    expect(await content.succeed(operation, { locale, slug: 'gibt-es-nicht' })).toEqual(nothing);
  });
});

it('a language that is not configured is empty, without an error', async () => {
  expect(await content.succeed('BikeList', { locale: 'fr' })).toEqual({ bikes: [] });
});

describe('requests that are none', () => {
  it.each([
    [
      'an argument of version 3',
      '{ notificationBanner(publicationState: LIVE) { text } }',
      'Unknown argument "publicationState"',
    ],
    [
      'a field of version 3',
      '{ pages { updated_at } }',
      'Cannot query field "updated_at" on type "Page".',
    ],
  ])('%s', async (_name, query, message) => {
    const { status, body } = await content.send(query);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toContain(message);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  });
});
