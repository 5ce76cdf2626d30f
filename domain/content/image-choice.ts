export type SizedImage = { url: string; width: number | null; height: number | null };

const mobileMaxWidth = 1536;
const mobileMaxHeight = 2048;

/** Up to 1536 wide and 2048 high suits mobile, larger suits desktop; of unknown size counts as small (Spec §9). */
export function suitsMobile({ width, height }: SizedImage): boolean {
  return (width ?? 0) <= mobileMaxWidth && (height ?? 0) <= mobileMaxHeight;
}

/** The first image that suits the device, else the first there is; null when there is none. */
export function chooseImage<Image extends SizedImage>(
  images: readonly (Image | null | undefined)[],
  device: 'mobile' | 'desktop',
): Image | null {
  const present = images.filter((image) => image != null);
  const suiting = present.find((image) => suitsMobile(image) === (device === 'mobile'));
  return suiting ?? present[0] ?? null;
}
