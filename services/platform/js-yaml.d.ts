/** Types for the parts of js-yaml used here; the package contains no types. */
declare module 'js-yaml' {
  export interface Schema {
    readonly kind?: never;
  }
  /** Schema of YAML 1.2, in which dates and `yes` are strings. */
  export const CORE_SCHEMA: Schema;
  /** Throws for invalid YAML and for more than one document. Returns undefined for text without a document. */
  export function load(text: string, options: { schema: Schema }): unknown;
}
