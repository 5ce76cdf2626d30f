import type { Listing } from './page-view';

export const landingFolders = ['bikes', 'accessories'] as const;

export type LandingFolder = (typeof landingFolders)[number];

/** A page an editor wrote about one kind of bicycles or accessories. */
export interface LandingLink {
  readonly folder: LandingFolder;
  /** The last part of its address. */
  readonly slug: string;
  readonly title: string;
  readonly listing: Listing;
}
