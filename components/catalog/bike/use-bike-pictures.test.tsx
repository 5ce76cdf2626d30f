// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { getCatalogSlug, isPresaleSlug } from '@/domain/catalog/presale';
import { findPicturedSize } from '@/lib/platform/media/bike-pictures';
import type { CloseUp } from '@/lib/platform/media/close-ups';
import type { Language } from '@/domain/locale/language';
import { findBikePictures } from '@/lib/server/catalog/find-bike-pictures';
import type {
  BikeChoiceView,
  BikePictures,
  BikeStoryChapterView,
} from '@/lib/platform/views/bike-view';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { useBikePictures, useStoryPictures, type ViewPicture } from './use-bike-pictures';
import { BikePageProvider } from './bike-page-context';

const messages = { de, en };

vi.mock('next-intl/server', () => ({
  getTranslations: ({ locale, namespace }: { locale: Language; namespace: 'closeUps' }) =>
    Promise.resolve(createTranslator({ locale, messages: messages[locale], namespace })),
}));

const demo = join(import.meta.dirname, '../../../demo');
type Words = Record<Language, string>;
type Shown = { gallery: readonly ViewPicture[]; story: readonly (ViewPicture | null)[] };

interface BikeFile {
  readonly slug: string;
  readonly name: string;
  readonly closeUps: readonly (CloseUp | null)[];
  readonly frames: readonly { short: string; name: Words; sizes: readonly { short: string }[] }[];
  readonly colors: readonly { short: string; color: string }[];
  readonly drivetrains: readonly {
    code: string;
    name: Words;
    kind: string;
    motor: 'mahle' | 'bosch' | null;
    group: string;
    weightGrams: number;
  }[];
}

const read = (path: string): string => readFileSync(join(demo, path), 'utf8');
const colors: Record<string, { name: Words }> = parse(read('catalogue/colors.yaml'));
const stored: Record<string, { model?: string; frame?: string; color?: string; alt: Words }> =
  JSON.parse(read('media/manifest.json')).pictures;
const files = readdirSync(join(demo, 'catalogue/bikes')).map((file): BikeFile =>
  parse(read(`catalogue/bikes/${file}`)),
);

const geometry = {
  ...{ stack: 600, reach: 390, seatTube: 500, topTube: 570, headTube: 150, seatAngle: 73 },
  ...{ headAngle: 71, chainstay: 450, bbDrop: 70, forkOffset: 45, wheelbase: 1060, standover: 780 },
  ...{ bodyHeightMinCm: 160, bodyHeightMaxCm: 190 },
};

const skuOf = (code: string, frame: string, size: string, color: string): string =>
  [code, 25, frame, size, color].join('.');

/** Builds a model as its page shows it: every frame in the size of its pictures, with every drivetrain and color. */
function choiceOf(file: BikeFile, language: Language, pictures: BikePictures): BikeChoiceView {
  const { slug, name, frames, drivetrains } = file;
  return {
    slug,
    name,
    colors: file.colors.map(({ short, color }) => ({
      short,
      slug: color,
      name: colors[color]?.name[language] ?? '',
      hex: '#000000',
    })),
    frames: frames.map(({ short, name: words }) => ({
      short,
      name: words[language],
      shape: 'diamond',
    })),
    drivetrains: drivetrains.map((drivetrain) => ({
      ...drivetrain,
      name: drivetrain.name[language],
    })),
    geometry: frames.flatMap(({ short, sizes }) =>
      sizes.map((size) => ({ ...geometry, frame: short, size: size.short })),
    ),
    variants: frames.flatMap(({ short, sizes }) =>
      drivetrains.flatMap(({ code }) =>
        file.colors.map((color) => {
          const size = findPicturedSize(sizes)?.short ?? '';
          const sku = skuOf(code, short, size, color.short);
          return [sku, sku, 279_500, null, 3, null, null, null, null] as const;
        }),
      ),
    ),
    arrivals: {},
    vatPercent: 19,
    b2bOnly: false,
    pictures,
  };
}

function shownOf(
  bike: BikeChoiceView,
  story: readonly BikeStoryChapterView[],
  language: Language,
): Shown {
  let shown: Shown = { gallery: [], story: [] };
  function Probe() {
    shown = { gallery: useBikePictures(), story: useStoryPictures(story) };
    return null;
  }
  render(
    <NextIntlClientProvider locale={language} messages={messages[language]}>
      <BikePageProvider bike={bike}>
        <Probe />
      </BikePageProvider>
    </NextIntlClientProvider>,
  );
  cleanup();
  return shown;
}

const select = (sku: string): void => window.history.replaceState(null, '', `/?variant=${sku}`);
const storyOf = ({ closeUps }: BikeFile): BikeStoryChapterView[] =>
  closeUps.map((closeUp, index) => ({ title: `Kapitel ${index}`, text: 'Text.', closeUp }));

/** Yields everything a model's page shows for each frame and color, together with the expected values. */
async function* pagesOf(file: BikeFile, language: Language) {
  const pictures = await findBikePictures(language, file.slug, file.closeUps);
  const bike = choiceOf(file, language, pictures);
  for (const frame of file.frames)
    for (const color of file.colors) {
      const size = findPicturedSize(frame.sizes)?.short ?? '';
      select(skuOf(file.drivetrains[0]?.code ?? '', frame.short, size, color.short));
      yield { frame: frame.short, color: color.color, ...shownOf(bike, storyOf(file), language) };
    }
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe.each(files.map((file) => [file.slug, file] as const))('%s', (slug, file) => {
  it.each(['de', 'en'] as const)(
    'shows its own pictures for every frame and color (%s)',
    async (language) => {
      const wrong: string[] = [];
      for await (const { frame, color, gallery, story } of pagesOf(file, language))
        for (const shown of [...gallery, ...story.filter((picture) => picture !== null)]) {
          const { picture, drawing, alt } = shown;
          if (!drawing.startsWith(`/media/bikes/${slug}.${frame}.${color}.`)) wrong.push(drawing);
          if (picture === null) continue;
          const known = stored[picture.key];
          const isOwn =
            known?.model === getCatalogSlug(slug) && known.frame === frame && known.color === color;
          const isDescribed = isPresaleSlug(slug) || known?.alt[language] === alt;
          if (!isOwn || !isDescribed) wrong.push(`${frame} ${color}: ${picture.key}, “${alt}”`);
        }
      expect(wrong).toEqual([]);
    },
  );
});

describe('product story pictures', () => {
  const [ludwig] = files.filter(({ slug }) => slug === 'ludwig');
  if (ludwig === undefined) throw new Error('The catalogue has no Ludwig');
  const views = {
    width: 1200,
    height: 800,
    widths: [480, 800],
    wider: [1200],
    drive: 'alfine11',
    motor: null,
    versions: { 'H-tannengruen': 'v' },
  };
  const only = (view: CloseUp): BikePictures => ({
    sides: null,
    front: null,
    closeUps: [{ view, words: 'von nahem', pictures: views }],
  });
  const story = (...closeUpViews: (CloseUp | null)[]): BikeStoryChapterView[] =>
    storyOf({ ...ludwig, closeUps: closeUpViews });

  it('show the close-up of the selected color next to its chapter, otherwise the drawing of the part, each once', () => {
    const bike = choiceOf(ludwig, 'de', only('hub'));
    const closeUpViews = story('hub', 'lamp', null, 'cockpit', 'saddle');
    select('LU11.25.H.M.TG');
    expect(
      shownOf(bike, closeUpViews, 'de').story.map((each) => each?.picture?.key ?? each?.view),
    ).toEqual(['bikes/ludwig/H-tannengruen-hub', 'head', undefined, undefined, undefined]);
    select('LU11.25.H.M.RO');
    expect(shownOf(bike, closeUpViews, 'de').story.map((each) => each?.view)).toEqual([
      'hub',
      'head',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('name the pictured drivetrain when it is not the selected one', () => {
    const bike = choiceOf(ludwig, 'de', only('hub'));
    select('LU8.25.H.M.TG');
    const seen = ludwig.drivetrains.find(({ kind }) => kind === 'alfine11')?.name.de;
    expect(shownOf(bike, story('hub'), 'de').story[0]?.differences).toBe(seen);
    select('LU11.25.H.M.TG');
    expect(shownOf(bike, story('hub'), 'de').story[0]?.differences).toBeNull();
  });
});
