import { largestPath, sharePath, type StoredPicture } from '@/domain/picture/stored-picture';

/** What others show of a product: the composed picture for Open Graph, the largest file for structured data. */
interface ProductImage {
  readonly share: string;
  readonly largest: string;
}

/** The addresses of a product's picture; those of its drawing where there is no picture. */
export function productImage(picture: StoredPicture | null, drawing: string): ProductImage {
  if (picture === null) return { share: drawing, largest: drawing };
  return { share: sharePath(picture), largest: largestPath(picture) };
}
