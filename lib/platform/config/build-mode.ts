/** True in what `next build` makes, in the browser's part as well. */
export const isProductionBuild = process.env.NODE_ENV === 'production';
