/** A picture dealers may use, in the files it exists in. */
export type LibraryImage = {
  readonly id: string;
  readonly subject: 'bike' | 'accessory' | 'scene';
  /** The model's or article's slug and name; for scenes the scene's. */
  readonly slug: string;
  readonly title: string;
  readonly colorName: string;
  /** The frame's name where the model is built with several; empty otherwise. */
  readonly frameName: string;
  readonly view: string;
  readonly alt: string;
  /** An address of the site, for the preview. */
  readonly previewUrl: string;
  readonly width: number;
  readonly height: number;
  /** Widths in pixels one may choose of. */
  readonly widths: readonly number[];
};

/** One picture of a zip. At most 200 of them at once. */
export type ImageWish = {
  readonly id: string;
  readonly width: number;
  readonly format: 'webp' | 'avif';
};
