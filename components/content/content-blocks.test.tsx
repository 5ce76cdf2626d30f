// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContentBlock, ImageView } from '@/lib/platform/views/page-view';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { ContentBlocks, startsWithTitle } from './content-blocks';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));

afterEach(cleanup);

const messages = { de, en };
type Language = keyof typeof messages;

const image = (alt: string): ImageView => ({
  url: `/media/scenes/${alt.toLowerCase()}-1600.webp`,
  alt,
  width: 1600,
  height: 900,
  stored: { key: 'scenes/row', version: 'a', width: 1600, height: 900, widths: [800, 1600] },
});

function show(blocks: ContentBlock[], language: Language = 'de') {
  return render(
    <NextIntlClientProvider locale={language} messages={messages[language]}>
      <main>
        <ContentBlocks blocks={blocks} />
      </main>
    </NextIntlClientProvider>,
  );
}

const row = {
  id: '1',
  country: 'Deutschland',
  method: 'Paket',
  duration: '1–2 Tage',
  price: '5,90 €',
  freeFrom: '',
};

const blocks: Record<ContentBlock['kind'], ContentBlock> = {
  'rich-text': { kind: 'rich-text', id: '1', markdown: '# Was bleibt?\n\nText.' },
  'hero-image': {
    kind: 'hero-image',
    form: null,
    id: '1',
    title: 'Laut ist nur\ndie Klingel.',
    text: 'Text.',
    titleColor: null,
    textColor: null,
    callToAction: { text: 'Alle Modelle', href: '/bikes', color: null },
    bikeSlug: null,
    image: image('Ludwig'),
    mobileImage: image('Ludwig hochkant'),
  },
  buttons: {
    kind: 'buttons',
    id: '1',
    title: 'Weiter',
    buttons: [
      { id: '1', text: 'Zubehör', href: '/accessories', image: null },
      { id: '2', text: 'Rahmen', href: '/features/rahmen', image: image('Rahmen') },
      { id: '3', text: 'Falle', href: 'javascript:alert(1)', image: null },
    ],
  },
  'shipping-table': {
    kind: 'shipping-table',
    id: '1',
    title: 'Versandkosten',
    note: 'Ohne Zoll.',
    rows: [row],
  },
  'support-text-images': {
    kind: 'support-text-images',
    id: '1',
    title: 'Hilfe',
    items: [
      {
        id: '1',
        title: 'Spannen',
        markdown: 'Mit **Gefühl**.',
        link: { text: 'Mehr', href: '/support/faq' },
        image: image('Spannung'),
      },
    ],
  },
  'info-array': {
    kind: 'info-array',
    id: '1',
    title: 'Wissenswertes',
    subject: null,
    infos: [{ title: 'Öl', text: 'Kein [Öl](/support).' }],
  },
  'image-group': { kind: 'image-group', id: '1', title: 'Die Halle', images: [image('Halle')] },
  'header-image': { kind: 'header-image', id: '1', title: 'Ein Ring', image: image('Riemen') },
  'highlighted-text-image': {
    kind: 'highlighted-text-image',
    id: '1',
    title: 'Der Riemen',
    text: 'hat kein Glied.',
    image: image('Zahn'),
    isImageOnRight: true,
  },
};

describe.each(['de', 'en'] as const)('content blocks in %s', (language) => {
  it.each(Object.values(blocks))('$kind is rendered', (block) => {
    const { container } = show([block], language);
    expect(container.querySelector('main')?.textContent?.trim()).not.toBe('');
    expect(container.innerHTML).not.toMatch(/javascript:|undefined|content\.shipping/);
  });

  it('the shipping table has headings in the page language and no empty columns', () => {
    show([blocks['shipping-table']], language);
    const { country, method, freeFrom } = messages[language].content.shipping;
    const table = screen.getByRole('table', { name: 'Versandkosten' });
    expect(within(table).getByRole('columnheader', { name: country })).toBeShown();
    expect(within(table).getByRole('columnheader', { name: method })).toBeShown();
    expect(within(table).queryByRole('columnheader', { name: freeFrom })).toBeNull();
    expect(within(table).getByRole('rowheader', { name: 'Deutschland' })).toBeShown();
  });
});

describe('content blocks', () => {
  it('link to their targets, but never to unsafe ones', () => {
    show([blocks.buttons]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/features/rahmen',
      '/accessories',
    ]);
    expect(screen.getByText('Falle')).toBeShown();
  });

  it('give headings of a text ids to link to', () => {
    show([blocks['rich-text']]);
    expect(screen.getByRole('heading', { level: 2 }).id).toBe('was-bleibt');
  });

  it('use alt texts for pictures and provide a separate crop for phones', () => {
    const { container } = show([blocks['hero-image']]);
    expect(screen.getByRole('img', { name: 'Ludwig' })).toBeShown();
    expect(container.querySelector('source[media*="max-width"]')).not.toBeNull();
  });

  it.each<ContentBlock>([
    { kind: 'rich-text', id: '1', markdown: '' },
    { kind: 'buttons', id: '1', title: 'Weiter', buttons: [] },
    { kind: 'shipping-table', id: '1', title: 'Versand', note: null, rows: [] },
    { kind: 'support-text-images', id: '1', title: 'Hilfe', items: [] },
    { kind: 'info-array', id: '1', title: 'Leer', subject: null, infos: [] },
    { kind: 'image-group', id: '1', title: 'Bilder', images: [] },
    { kind: 'header-image', id: '1', title: null, image: null },
  ])('an empty $kind renders no text', (block) => {
    const { container } = show([block]);
    expect(container.querySelector('main')?.textContent).toBe('');
  });
});

it.each([
  [[], false],
  [[blocks['hero-image']], true],
  [[blocks['header-image']], true],
  [[{ ...blocks['header-image'], title: null } as ContentBlock], false],
  [[blocks['rich-text'], blocks['header-image']], false],
])('detects whether the blocks %j start with a page title: %s', (zone, expected) => {
  expect(startsWithTitle(zone)).toBe(expected);
});

it('only the first block renders the page title; later ones render their own headings', () => {
  show([
    blocks['header-image'],
    { ...blocks['header-image'], id: '2', title: 'Später' } as ContentBlock,
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ein Ring');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Später');
});
