import type { BlockFile } from '../demo-source/block-file';
import type { ImageReference } from '../demo-source/content-field-shapes';
import type { AccessoryEntry, BikeEntry, BlockEntry, Locale, UploadEntry } from './entries';

/** What entries of one language are made with. */
export interface EntryContext {
  locale: Locale;
  /** Null for a picture that is not there, or none named. */
  picture(reference: ImageReference | undefined): UploadEntry | null;
  bike(slug: string | undefined): BikeEntry | null;
  accessory(slug: string | undefined): AccessoryEntry | null;
}

/** The blocks of a page zone in the wire's shape. Links and pictures that lead nowhere are empty, as in Strapi. */
export function blockEntries(blocks: readonly BlockFile[], context: EntryContext): BlockEntry[] {
  return blocks.map((block, index) => blockEntry(block, String(index + 1), context));
}

function blockEntry(block: BlockFile, id: string, context: EntryContext): BlockEntry {
  const { picture } = context;
  const numbered = <Part extends object>(parts: readonly Part[]) =>
    parts.map((part, index) => ({ id: `${id}-${index + 1}`, ...part }));
  const withPictures = <Part extends { image?: ImageReference | undefined }>(
    parts: readonly Part[],
  ) => numbered(parts.map((part) => ({ ...part, image: picture(part.image) })));
  const entry = { id, ...block };
  switch (block.component) {
    case 'rich-text':
      return { ...entry, __typename: 'ComponentPageRichText' };
    case 'hero-image':
      return {
        ...entry,
        __typename: 'ComponentPageHeroImage',
        linkToBike: context.bike(block.linkToBike),
        linkToAccessory: context.accessory(block.linkToAccessory),
        image: picture(block.image),
        horizontal: picture(block.horizontal),
        vertical: picture(block.vertical),
        mobileVertical: picture(block.mobileVertical),
        mobileHorizontal: picture(block.mobileHorizontal),
      };
    case 'buttons':
      return {
        ...entry,
        __typename: 'ComponentPageButtons',
        buttons: withPictures(block.buttons),
      };
    case 'shipping-table':
      return { ...entry, __typename: 'ComponentPageShippingTable', rows: numbered(block.rows) };
    case 'support-text-images':
      return {
        ...entry,
        __typename: 'ComponentPageSupportTextImages',
        items: withPictures(block.items),
      };
    case 'info-array':
      return {
        ...entry,
        __typename: 'ComponentPageInfoArray',
        listOfInfo: numbered(block.listOfInfo),
      };
    case 'image-group':
      return {
        ...entry,
        __typename: 'ComponentPageImageGroup',
        images: block.images.map(picture).filter((upload) => upload !== null),
      };
    case 'header-image':
      return { ...entry, __typename: 'ComponentPageHeaderImage', image: picture(block.image) };
    case 'highlighted-text-image':
      return {
        ...entry,
        __typename: 'ComponentPageHighlightedTextImage',
        image: picture(block.image),
      };
  }
}
