/** A demo file that cannot be used. The message names file, field and reason for each problem. */
export class DemoSourceError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      problems
        .map(({ file, field, reason }) => `${file}: ${field ? `${field}: ` : ''}${reason}`)
        .join('\n'),
    );
    this.name = 'DemoSourceError';
    this.problems = problems;
  }
}

export interface Problem {
  /** Relative to the demo folder. */
  file: string;
  /** Dotted path inside the file; empty for the whole file. */
  field: string;
  reason: string;
}
