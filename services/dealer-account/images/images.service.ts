import type { ImageFileRequest, LibraryImage } from '@/domain/dealer-account/image-library';
import type { Language } from '@/domain/locale/language';
import type { DealerAccountServices } from '../files/dealer-files';
import { toFileNamePart } from './image-names';
import { type ImageNames, buildImageNames } from './image-names';
import type { StoredImage } from './image-library';
import { brandPhotoNames, viewNames } from './image-names';

type Services = Pick<DealerAccountServices, 'images' | 'content'>;

const previewWidth = 480;

/** Lists every picture dealers may use: bikes in the order of the shop, then accessories, then scenes. */
export function listImages({ images, content }: Services, language: Language): LibraryImage[] {
  const names = buildImageNames(content(), language);
  return [...images().values()]
    .map((image) => libraryImage(image, names, language))
    .sort((a, b) => placeOf(a, names) - placeOf(b, names) || a.id.localeCompare(b.id));
}

/** A file of a picture with its name in a zip, such as ludwig-tannengruen-seite-1600.webp. */
export interface NamedFile {
  name: string;
  file: string;
}

/**
 * Returns the requested files without duplicates, or null when a file is not in the library. If a picture has the
 * requested width only in another format than requested, the next smaller width of the requested format is used.
 */
export function findRequestedFiles(
  { images, content }: Services,
  requests: readonly ImageFileRequest[],
  language: Language,
): NamedFile[] | null {
  const names = buildImageNames(content(), language);
  const library = images();
  const taken = new Set<string>();
  const files = new Map<string, NamedFile>();
  for (const { id, width, format } of requests) {
    const image = library.get(id);
    const found = image && fileFor(image.files, width, format);
    if (!image || !found) return null;
    if (files.has(found.file)) continue;
    const name = freeName(`${baseName(image, names, language)}-${found.width}`, format, taken);
    files.set(found.file, { name, file: found.file });
  }
  return [...files.values()];
}

function fileFor(files: StoredImage['files'], width: number, format: ImageFileRequest['format']) {
  if (!files.some((file) => file.width === width)) return undefined;
  const sorted = files
    .filter((file) => file.format === format)
    .toSorted((a, b) => a.width - b.width);
  return sorted.findLast((file) => file.width <= width) ?? sorted[0];
}

function libraryImage(image: StoredImage, names: ImageNames, language: Language): LibraryImage {
  const { id, picture, files } = image;
  const widths = [...new Set(files.map(({ width }) => width))].sort((a, b) => a - b);
  const preview =
    files.find(({ width, format }) => width >= previewWidth && format === 'webp') ?? files[0];
  return {
    id,
    ...facts(image, names, language),
    alt: picture.alt?.[language] ?? '',
    previewUrl: `/media/${preview?.path ?? ''}`,
    width: picture.width ?? Math.max(...widths),
    height: picture.height ?? 0,
    widths,
  };
}

type Facts = Pick<LibraryImage, 'subject' | 'slug' | 'title' | 'colorName' | 'frameName' | 'view'>;

function facts({ picture }: StoredImage, names: ImageNames, language: Language): Facts {
  const { kind, model = '', color = '', frame = '', slug = '', index = 0 } = picture;
  const { scene = '', crop = '' } = picture;
  if (kind === 'bike')
    return {
      subject: 'bike',
      slug: model,
      title: names.bikes.get(model)?.name ?? model,
      colorName: names.colors.get(color) ?? color,
      frameName: frameNameOf(names, model, frame),
      view: picture.view ?? '',
    };
  if (kind === 'accessory') {
    const accessory = names.accessories.get(slug);
    const colorName = accessory?.colors[index] ?? '';
    return {
      subject: 'accessory',
      slug,
      title: accessory?.name ?? slug,
      colorName,
      frameName: '',
      view: '',
    };
  }
  const title = brandPhotoNames[scene]?.[language] ?? scene;
  return { subject: 'scene', slug: scene, title, colorName: '', frameName: '', view: crop };
}

/** Returns the name of a frame, or an empty string for a model with only one frame. */
function frameNameOf({ bikes }: ImageNames, model: string, frame: string): string {
  const frames = bikes.get(model)?.frames;
  return frames && frames.size > 1 ? (frames.get(frame) ?? frame) : '';
}

function baseName(image: StoredImage, names: ImageNames, language: Language): string {
  const { slug, title, colorName, frameName, view, subject } = facts(image, names, language);
  return [
    subject === 'scene' ? title : slug,
    frameName,
    colorName,
    viewNames[view]?.[language] ?? view,
  ]
    .map(toFileNamePart)
    .filter((part) => part !== '')
    .join('-');
}

/** Returns a file name that is not taken yet, with a number if needed, and marks it as taken. */
function freeName(base: string, format: string, taken: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? `${base}.${format}` : `${base}-${count}.${format}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

const subjects = ['bike', 'accessory', 'scene'] as const;

function placeOf({ subject, slug }: LibraryImage, { bikes, accessories }: ImageNames): number {
  const position = (bikes.get(slug) ?? accessories.get(slug))?.position ?? 0;
  return subjects.indexOf(subject) * 100_000 + position;
}
