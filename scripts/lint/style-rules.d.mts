export type Sheet = { readonly file: string; readonly lines: number; readonly css: string };
export type Source = { readonly file: string; readonly text: string };
export function styleProblems(sheets: readonly Sheet[], sources: readonly Source[]): string[];
export function missingUtilities(css: string, sources: readonly Source[]): string[];
export function ownerOf(selector: string): string | null;
