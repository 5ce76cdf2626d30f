// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import type { LibraryImage } from '@/domain/dealer-account/image-library';
import de from '@/messages/de.json';
import { ZipDownloadForm } from './zip-download-form';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));

afterEach(cleanup);

const image = (id: string, widths: readonly number[]): LibraryImage => ({
  id,
  subject: 'bike',
  slug: 'ludwig',
  title: 'Ludwig',
  colorName: 'Sand',
  frameName: '',
  view: 'side',
  alt: '',
  previewUrl: '',
  width: 1600,
  height: 1067,
  widths,
});

function show(images: readonly LibraryImage[]) {
  const { container } = render(
    <NextIntlClientProvider locale="de" messages={de}>
      <ZipDownloadForm images={images} onClear={() => undefined} />
    </NextIntlClientProvider>,
  );
  return {
    form: () => container.querySelector('form'),
    wishes: () =>
      JSON.parse(container.querySelector<HTMLInputElement>('input[name=images]')?.value ?? ''),
  };
}

it('is hidden while nothing is selected', () => {
  expect(show([]).form()).toBeNull();
});

it('submits each picture with each selected width and the format as a plain form', () => {
  const { form, wishes } = show([image('a', [480, 1600]), image('b', [480, 800])]);
  expect(form()?.getAttribute('action')).toBe('/api/b2b/images/zip?lang=de');
  expect(form()?.getAttribute('method')).toBe('post');
  expect(wishes()).toEqual([
    { id: 'a', width: 1600, format: 'webp' },
    { id: 'b', width: 800, format: 'webp' },
  ]);
  fireEvent.click(screen.getByLabelText('480 px'));
  fireEvent.click(screen.getByLabelText('AVIF'));
  expect(wishes()).toHaveLength(4);
  expect(wishes()[0]).toEqual({ id: 'a', width: 1600, format: 'avif' });
  expect(screen.getByRole('button', { name: '4 Bilder als ZIP' })).toBeShown();
});

it('shows the limit and submits nothing above it', () => {
  show(Array.from({ length: 201 }, (_, index) => image(String(index), [800])));
  expect(screen.getByRole('status').textContent).toMatch(/201 Dateien\. Mehr als 200 passen nicht/);
  const send = screen.getByRole<HTMLButtonElement>('button', { name: '201 Bilder als ZIP' });
  expect(send.disabled).toBe(true);
});
