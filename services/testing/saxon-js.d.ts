/** Type of the only SaxonJS function used in tests; the package has no types. */
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
