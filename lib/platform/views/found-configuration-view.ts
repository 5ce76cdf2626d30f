/** What a code leads to. Paths are those of the configurator, without language. */
export type FoundConfigurationView =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unknownBike'; readonly sku: string }
  | { readonly kind: 'whole'; readonly path: string }
  | {
      readonly kind: 'nearest';
      readonly path: string;
      readonly name: string;
      /** The variant of the code, where it is not sold any more, and what comes nearest in words. */
      readonly gone: { readonly sku: string; readonly nearest: string } | null;
      readonly goneParts: number;
      /** Names of parts that are sold and do not fit this way. */
      readonly notFitting: readonly string[];
    };
