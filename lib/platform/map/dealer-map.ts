import type { Position } from '@/domain/dealers/dealer';

/** A dealer on the map, under the number it has in the list. */
export interface MapPin extends Position {
  readonly slug: string;
  readonly number: number;
  readonly name: string;
}

/** The place that was searched and how far around it; null is everywhere. */
export interface SearchArea extends Position {
  readonly radiusKm: number | null;
}

/** What a map says, in the language of the page. */
export interface MapWords {
  /** What the drawing is called. */
  readonly title: string;
  readonly pin: (number: number, name: string) => string;
  readonly cluster: (count: number) => string;
  readonly gestures: { readonly wheel: string; readonly macWheel: string; readonly touch: string };
}

export interface MapEvents {
  /** The pointer or the keyboard is on a pin; null when it left. */
  readonly onLight: (slug: string | null) => void;
  readonly onChoose: (slug: string) => void;
}

/** Where the map's own files are served from; `key` is Google's and null without one. */
export interface MapSource {
  readonly dataUrl: string;
  readonly workerUrl: string;
  readonly googleKey: string | null;
  /** An operator's own archive of streets, and whom to name for it. */
  readonly streets: { readonly url: string; readonly credit: string } | null;
}

export interface MapOptions {
  readonly container: HTMLElement;
  readonly source: MapSource;
  readonly words: MapWords;
  readonly events: MapEvents;
  /** Moves at once instead of gliding. */
  readonly isStill: boolean;
}

/** A map of dealers, whoever draws it. */
export interface DealerMap {
  /** Shows these pins and nothing else, all of them in view, with the place that was searched. */
  show(pins: readonly MapPin[], around: SearchArea | null): void;
  /** Marks one pin; null marks none. */
  light(slug: string | null): void;
  zoom(steps: 1 | -1): void;
  setDark(isDark: boolean): void;
  remove(): void;
}
