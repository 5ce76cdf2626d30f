/** A fact by its name. */
interface Fact {
  readonly title: string;
  readonly text: string;
  /** Says only that the bicycle has no such thing: no reason for a row of its own. */
  readonly isAbsence?: boolean;
}

/** One fact of all bicycles: null where a bicycle says nothing of it. */
export interface ComparedFact {
  readonly title: string;
  readonly texts: readonly (string | null)[];
  /** Not all say the same. */
  readonly differs: boolean;
}

/** The facts of several bicycles row by row, each title once, in the order in which they are first named. What all lack has no row. */
export function compareFacts(bikes: readonly (readonly Fact[])[]): ComparedFact[] {
  const stated = bikes.flatMap((facts) => facts.filter(({ isAbsence }) => !isAbsence));
  const titles = [...new Set(stated.map(({ title }) => title))];
  return titles.map((title) => {
    const texts = bikes.map((facts) => facts.find((fact) => fact.title === title)?.text ?? null);
    return { title, texts, differs: new Set(texts).size > 1 };
  });
}

/** Only what is not the same everywhere; all of it for a single bicycle, which differs from nothing. */
export function differingFacts(rows: readonly ComparedFact[]): ComparedFact[] {
  return rows.filter(({ texts, differs }) => differs || texts.length < 2);
}
