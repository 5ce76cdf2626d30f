import 'server-only';
import {
  addressPath,
  type AddressKind,
  type ContentAddress,
} from '@/domain/content/content-address';
import { languages } from '@/domain/language/detect-language';
import { largestPath } from '@/domain/picture/stored-picture';
import { mapReport } from '@/lib/gateways/content/map-report';
import { readContentReport } from '@/lib/gateways/content/report.gateway';
import { findPicturesBelow } from '@/lib/platform/media/find-picture';
import { uploadPath } from '@/lib/platform/media/upload-path';
import { orElse, required } from '@/lib/server/required';

/** The pictures of an entry's page, as paths or full addresses; each once. */
type PicturesOf = (address: ContentAddress) => readonly string[];

/**
 * Where the pictures of these kinds are found: the catalogue's in the manifest, the others' in what editors wrote. Without the
 * content service's answer texts stand without their pictures.
 */
export async function sitemapPictures(kinds: readonly AddressKind[]): Promise<PicturesOf> {
  if (kinds.includes('bike')) return ({ slug }) => storedPictures(`bikes/${slug}/`);
  if (kinds.includes('accessory')) return ({ slug }) => storedPictures(`accessories/${slug}.`);
  const written = await orElse(writtenPictures(), new Map<string, readonly string[]>());
  return (address) => written.get(addressPath(address)) ?? [];
}

const storedPictures = (place: string): string[] => findPicturesBelow(place).map(largestPath);

async function writtenPictures(): Promise<Map<string, readonly string[]>> {
  const reports = await Promise.all(
    languages.map(async (language) =>
      mapReport(required(await readContentReport(language), 'content pictures'), language),
    ),
  );
  return new Map(
    reports
      .flat()
      .map(({ path, images }) => [path, [...new Set(images.map(({ url }) => uploadPath(url)))]]),
  );
}
