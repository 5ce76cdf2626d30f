/** Types of the parts of the package used here; it has none itself. */
declare module 'js-yaml' {
  export interface Schema {
    readonly kind?: never;
  }
  /** YAML 1.2: dates and `yes` are strings. */
  export const CORE_SCHEMA: Schema;
  /** Throws for invalid YAML and for more than one document. Returns undefined for text without a document. */
  export function load(text: string, options: { schema: Schema }): unknown;
}
