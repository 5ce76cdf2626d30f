import type { GeoPosition } from '@/domain/dealers/dealer';

/** A dealer on the map, with its number in the list. */
export interface MapPin extends GeoPosition {
  readonly slug: string;
  readonly number: number;
  readonly name: string;
}

/** The searched place and the radius around it; `radiusKm` is null for an unlimited radius. */
export interface SearchArea extends GeoPosition {
  readonly radiusKm: number | null;
}

/** Texts of the map, in the page's language. */
export interface MapTexts {
  /** Accessible name of the map. */
  readonly title: string;
  readonly pin: (number: number, name: string) => string;
  readonly cluster: (count: number) => string;
  readonly gestures: { readonly wheel: string; readonly macWheel: string; readonly touch: string };
}

export interface MapEvents {
  /** Called when pointer or keyboard focus reaches a pin; with null when it leaves the pin. */
  readonly onLight: (slug: string | null) => void;
  readonly onChoose: (slug: string) => void;
}

/** URLs of the map's own files; `googleKey` is the Google Maps key, null without one. */
export interface MapSource {
  readonly dataUrl: string;
  readonly workerUrl: string;
  readonly googleKey: string | null;
  /** The operator's own street tile archive and its attribution. */
  readonly streets: { readonly url: string; readonly credit: string } | null;
}

export interface MapOptions {
  readonly container: HTMLElement;
  readonly source: MapSource;
  readonly words: MapTexts;
  readonly events: MapEvents;
  /** True to move the map at once instead of animating. */
  readonly isStill: boolean;
}

/** A map of dealers, independent of the map provider. */
export interface DealerMap {
  /** Replaces the pins and zooms to show all of them and the searched place. */
  show(pins: readonly MapPin[], around: SearchArea | null): void;
  /** Highlights one pin; null highlights none. */
  light(slug: string | null): void;
  zoom(steps: 1 | -1): void;
  setDark(isDark: boolean): void;
  remove(): void;
}
