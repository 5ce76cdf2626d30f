/** A demo file that cannot be used. The message names file, field and reason for each problem. */
export class DemoSourceError extends Error {
  readonly problems: readonly SourceProblem[];

  constructor(problems: readonly SourceProblem[]) {
    super(
      problems
        .map(({ file, field, reason }) => `${file}: ${field ? `${field}: ` : ''}${reason}`)
        .join('\n'),
    );
    this.name = 'DemoSourceError';
    this.problems = problems;
  }
}

export interface SourceProblem {
  /** Relative to the demo folder. */
  file: string;
  /** Dotted path inside the file; empty for the whole file. */
  field: string;
  reason: string;
}
