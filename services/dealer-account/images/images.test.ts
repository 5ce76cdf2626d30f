import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImageFileRequest, LibraryImage } from '@/domain/dealer-account/image-library';
import { signInShopper } from '../../testing/shopper';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { toFileNamePart } from './image-names';

let tools: TestRest;
let token: string;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  token = (await signInShopper(tools.shop, 'laden@lautlos.example')).token ?? '';
});

afterAll(() => tools.close());

async function list(language = 'de'): Promise<LibraryImage[]> {
  const response = await tools.call('/b2b/images', { token, language });
  return ((await response.json()) as { images: LibraryImage[] }).images;
}

const zip = (images: unknown, language = 'de') =>
  tools.call('/b2b/images/zip', { token, language, body: { images } });

const tall: ImageFileRequest = { id: 'scenes/belt-tall', width: 800, format: 'avif' };
const side: ImageFileRequest = {
  id: 'bikes/ludwig/H-tannengruen-side',
  width: 1600,
  format: 'webp',
};

describe('image library', () => {
  it('gives every side view a unique name, with the frame where a model has several', async () => {
    const sides = (await list()).filter(({ view }) => view === 'side');
    const names = sides.map(({ title, colorName, frameName }) =>
      [title, colorName, frameName].join(', '),
    );
    expect(new Set(names).size).toBe(sides.length);
    expect(names).toContain('Siegfried, Rohstahl, Diamant');
  });

  it('lists every bicycle, accessory and scene with its description', async () => {
    const [german, english] = [await list(), await list('en')];
    expect(german.find(({ id }) => id === side.id)).toMatchObject({
      subject: 'bike',
      slug: 'ludwig',
      title: 'Ludwig',
      colorName: 'Tannengrün',
      view: 'side',
      previewUrl: '/media/bikes/ludwig/H-tannengruen-side-480.webp',
      widths: [480, 680, 800, 1200, 1600, 3200],
    });
    expect(english.find(({ id }) => id === side.id)?.colorName).toBe('Fir green');
    expect(new Set(german.map(({ subject }) => subject))).toEqual(
      new Set(['bike', 'accessory', 'scene']),
    );
    expect(german.every(({ title, alt, widths }) => title && alt && widths.length > 0)).toBe(true);
    expect(german[0]?.subject).toBe('bike');
    expect(german.at(-1)?.subject).toBe('scene');
  });
});

describe('image zip', () => {
  it('contains the requested files under readable names', async () => {
    const response = await zip([side, { ...side, width: 480 }, tall, side]);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('lautlos-bilder-2026-11-21.zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      'ludwig-tannengruen-seite-1600.webp',
      'ludwig-tannengruen-seite-480.webp',
      'riemen-hoch-800.avif',
    ]);
    const stored = readFileSync('demo/media/bikes/ludwig/H-tannengruen-side-1600.webp');
    expect(Buffer.from(files['ludwig-tannengruen-seite-1600.webp'] ?? []).equals(stored)).toBe(
      true,
    );
  });

  it('contains the next smaller file when a width only exists in the other format', async () => {
    const hub: ImageFileRequest = {
      id: 'bikes/ludwig/H-tannengruen-hub',
      width: 1200,
      format: 'webp',
    };
    const response = await zip([hub, { ...hub, format: 'avif' }, { ...hub, width: 800 }]);
    expect(response.status).toBe(200);
    const names = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())));
    expect(names.map((name) => name.replace('ludwig-tannengruen-', ''))).toEqual([
      expect.stringMatching(/-800\.webp$/),
      expect.stringMatching(/-1200\.avif$/),
    ]);
  });

  it('has a name in the requested language', async () => {
    const files = unzipSync(new Uint8Array(await (await zip([side], 'en')).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['ludwig-fir-green-side-1600.webp']);
  });

  it('gives every file of the library a unique name', async () => {
    const requests = (await list())
      .slice(0, 200)
      .map(({ id }): ImageFileRequest => ({ id, width: 480, format: 'webp' }));
    const response = await zip(requests);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).length).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ['an empty list', [], 'Bitte prüfen Sie Ihre Angaben.'],
    ['a missing image', [{ ...side, id: 'bikes/none' }], 'Bitte prüfen Sie Ihre Angaben.'],
    ['a path', [{ ...side, id: '../../../etc/passwd' }], 'Bitte prüfen Sie Ihre Angaben.'],
    ['an inherited key', [{ ...side, id: '__proto__' }], 'Bitte prüfen Sie Ihre Angaben.'],
    ['a missing width', [{ ...side, width: 1601 }], 'Bitte prüfen Sie Ihre Angaben.'],
    ['an unsupported format', [{ ...side, format: 'exe' }], 'Bitte prüfen Sie Ihre Angaben.'],
    [
      'too many images',
      Array.from({ length: 201 }, () => side),
      'Höchstens 200 Bilder passen in ein Archiv.',
    ],
  ])('rejects %s before sending data', async (_, images, message) => {
    const response = await zip(images);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
  });
});

it.each([
  ['Tannengrün', 'tannengruen'],
  ['Weiß & Öl', 'weiss-oel'],
  ['../x', 'x'],
  ['Brooks Cambium C17', 'brooks-cambium-c17'],
  ['č', 'c'],
])('converts %s to %s in a file name', (text, part) => {
  expect(toFileNamePart(text)).toBe(part);
});
