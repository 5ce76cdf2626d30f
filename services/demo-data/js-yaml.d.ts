/** As much of the package as is used here; it comes without types. */
declare module 'js-yaml' {
  export interface Schema {
    readonly kind?: never;
  }
  /** YAML 1.2: a day stays text, `yes` is a word. */
  export const CORE_SCHEMA: Schema;
  /** Throws for text that is no YAML or holds more than one document; undefined for text without any. */
  export function load(text: string, options: { schema: Schema }): unknown;
}
