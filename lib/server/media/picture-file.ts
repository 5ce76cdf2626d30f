import type { PictureView } from '@/domain/picture/picture-path';

/** What the name of a drawing's file asks for, after the slug: pieces whose meaning depends on the model. */
interface PictureFile {
  readonly name: string;
  readonly view: PictureView;
}

const VIEWS: readonly PictureView[] = ['dims', 'hub', 'head'];

/** Splits `<name>[.<view>].svg`; null for anything that is no such name. */
export function parsePictureFile(file: string): PictureFile | null {
  const [, stem] = /^([A-Za-z0-9][A-Za-z0-9.-]{0,120})\.svg$/.exec(file) ?? [];
  if (stem === undefined) return null;
  const view = VIEWS.find((known) => stem.endsWith(`.${known}`));
  return view === undefined
    ? { name: stem, view: 'side' }
    : { name: stem.slice(0, -view.length - 1), view };
}

export interface AskedParts {
  readonly frame: string;
  readonly color: string;
  readonly size: string | null;
  readonly code: string | null;
}

/** Reads `<frame>.<color>[.<size>][.<code>]` against what a model has; null when a piece is not the model's. */
export function readParts(
  rest: string,
  known: {
    readonly frames: readonly string[];
    readonly colors: readonly string[];
    readonly sizes: readonly string[];
    readonly codes: readonly string[];
  },
): AskedParts | null {
  const [frame = '', color = '', ...more] = rest.split('.');
  if (!known.frames.includes(frame) || !known.colors.includes(color) || more.length > 2)
    return null;
  const size = more.find((piece) => known.sizes.includes(piece)) ?? null;
  const code = more.find((piece) => piece !== size && known.codes.includes(piece)) ?? null;
  const read = [size, code].filter((piece) => piece !== null).length;
  return read === more.length ? { frame, color, size, code } : null;
}
