import { transformSync } from 'esbuild';
import { startLate } from './start-late';

/** `startLate` as it stands in the head of a page: one constant text, which the content security policy names by its hash. */
export const lateLoader = transformSync(`(${startLate.toString()})(document,window)`, {
  minify: true,
  target: 'es2020',
}).code.trim();
