/** The one call of SaxonJS that tests make; the package brings no types. */
declare module 'saxon-js' {
  interface TransformOptions {
    stylesheetInternal: object;
    sourceText: string;
    destination: 'serialized';
  }
  const SaxonJS: {
    transform(options: TransformOptions, mode: 'sync'): { principalResult: string };
  };
  export default SaxonJS;
}
