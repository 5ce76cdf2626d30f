/** A location in a source file; line and column count from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const framesOnly = /^[^\S\n]+at .*$/gm;
/** Maximum length of a stack frame in characters; longer lines stay unchanged. */
const longestFrame = 2_000;
const place = /(?:file:\/\/)?((?:[A-Za-z]:)?[\\/][^()\n]*?\.[cm]?js):(\d+):(\d+)/g;

/**
 * Replaces every location in compiled code by the source location `find` returns; locations without one (null) and the
 * message above the frames stay unchanged.
 */
export function mapStackTrace(
  stack: string,
  find: (compiled: SourceLocation) => SourceLocation | null,
): string {
  return stack.replace(framesOnly, (frame) => {
    if (frame.length > longestFrame) return frame;
    return frame.replace(place, (written, file: string, line: string, column: string) => {
      const found = find({ file, line: Number(line), column: Number(column) });
      return found ? `${found.file}:${found.line}:${found.column}` : written;
    });
  });
}
