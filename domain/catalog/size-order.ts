/** Sizes of frames and clothes from small to large. */
export const sizeOrder: readonly string[] = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];
