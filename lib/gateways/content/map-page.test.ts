import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mapBlocks } from './map-page';

type Zone = Parameters<typeof mapBlocks>[0];

const picture = (url: string, width: number | null = 1600) => ({
  url,
  alternativeText: null,
  width,
  height: width === null ? null : 900,
});

const hero = {
  __typename: 'ComponentPageHeroImage' as const,
  id: '1',
  title: null,
  text: null,
  titleFontColor: null,
  textFontColor: null,
  callToActionText: 'Ansehen',
  callToActionFontColor: null,
  componentType: null,
  linkToBike: null,
  linkToAccessory: null,
  image: null,
  horizontal: null,
  vertical: null,
  mobileVertical: null,
  mobileHorizontal: null,
};

describe('page zone', () => {
  it('has non-breaking units in titles and cells', () => {
    const row = { country: 'Schweiz', method: 'bis 25 kg', duration: 'ab 8 Uhr', freeFrom: null };
    const zone: Zone = [
      {
        __typename: 'ComponentPageInfoArray',
        id: '1',
        infoArrayTitle: null,
        subject: 'facts',
        listOfInfo: [{ title: '30.000 km', text: 'hält er' }],
      },
      {
        __typename: 'ComponentPageShippingTable',
        id: '2',
        title: null,
        note: 'Ab 40 kg anders.',
        rows: [{ ...row, id: '1', price: '120 Euro' }],
      },
    ];
    const shown = JSON.stringify(mapBlocks(zone)).replaceAll('\u00a0', '~');
    for (const firm of ['30.000~km', '25~kg', '8~Uhr', '120~Euro', '40~kg'])
      expect(shown).toContain(firm);
  });

  it('is empty without blocks', () => {
    expect(mapBlocks(null)).toEqual([]);
    expect(mapBlocks([null])).toEqual([]);
  });

  it('keeps its order and fills in missing fields', () => {
    const zone: Zone = [
      { __typename: 'ComponentPageRichText', id: '1', markdown: null },
      { __typename: 'ComponentPageButtons', id: '2', title: null, buttons: null },
      { __typename: 'ComponentPageShippingTable', id: '3', title: null, note: null, rows: [null] },
      { __typename: 'ComponentPageSupportTextImages', id: '4', title: null, items: null },
      {
        __typename: 'ComponentPageInfoArray',
        id: '5',
        infoArrayTitle: 'T',
        subject: null,
        listOfInfo: [{ title: null, text: 'x' }],
      },
      { __typename: 'ComponentPageImageGroup', id: '6', title: null, images: [null] },
      { __typename: 'ComponentPageHeaderImage', id: '7', title: null, image: null },
      {
        __typename: 'ComponentPageHighlightedTextImage',
        id: '8',
        title: null,
        text: null,
        imageOnRight: null,
        image: picture('/uploads/a.png', null),
      },
    ];
    const blocks = mapBlocks(zone);
    expect(blocks.map(({ kind, id }) => `${id} ${kind}`)).toEqual([
      '1 rich-text',
      '2 buttons',
      '3 shipping-table',
      '4 support-text-images',
      '5 info-array',
      '6 image-group',
      '7 header-image',
      '8 highlighted-text-image',
    ]);
    expect(blocks[4]).toMatchObject({ title: 'T', infos: [{ title: '', text: 'x' }] });
    expect(blocks[7]).toMatchObject({
      isImageOnRight: true,
      image: { url: '/uploads/a.png', width: 3, height: 2, stored: null },
    });
  });

  it.each([
    [{}, '/bikes'],
    [{ linkToBike: { slug: 'ludwig', name: 'Ludwig' } }, '/bikes/ludwig'],
    [{ linkToAccessory: { slug: 'klingel', name: 'Klingel' } }, '/accessories/klingel'],
  ])('maps a hero with %j to %s', (links, href) => {
    expect(mapBlocks([{ ...hero, ...links }])).toMatchObject([{ callToAction: { href } }]);
  });

  it('has a hero image for each device by the large-image rule', () => {
    const [block] = mapBlocks([
      {
        ...hero,
        image: picture('/uploads/large.png', 2400),
        mobileVertical: picture('/uploads/small.png', 800),
      },
    ]);
    expect(block).toMatchObject({
      image: { url: expect.stringContaining('large') },
      mobileImage: { url: expect.stringContaining('small') },
    });
  });
});

describe('unknown content block', () => {
  beforeEach(() => vi.resetModules());

  it('is omitted and reported once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { mapBlocks: map } = await import('./map-page');
    const unknown = { __typename: 'ComponentPageHologram', id: '1' };
    const text = { __typename: 'ComponentPageRichText', id: '2', markdown: 'a' };
    const zone = [unknown, text, unknown] as unknown as Zone;
    expect(map(zone)).toEqual([{ kind: 'rich-text', id: '2', markdown: 'a' }]);
    expect(map(zone)).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('ComponentPageHologram');
  });
});
