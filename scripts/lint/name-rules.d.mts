export type Source = { readonly file: string; readonly text: string };
export const bothEnds: readonly string[];
export function nameProblems(sources: readonly Source[], calls: readonly string[]): string[];
