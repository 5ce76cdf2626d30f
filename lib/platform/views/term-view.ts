/** A named value of a facet. `hex` only on colours. */
export interface TermView {
  readonly slug: string;
  readonly name: string;
  readonly hex: string | null;
}

export interface FacetView<Facet extends string> {
  readonly facet: Facet;
  readonly values: readonly TermView[];
}

export interface LabelledText {
  readonly title: string;
  readonly text: string;
}
