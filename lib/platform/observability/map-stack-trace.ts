/** Where something stands; line and column count from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const framesOnly = /^[^\S\n]+at .*$/gm;
/** Longer lines are no frames of ours. */
const longestFrame = 2_000;
const place = /(?:file:\/\/)?((?:[A-Za-z]:)?[\\/][^()\n]*?\.[cm]?js):(\d+):(\d+)/g;

/**
 * The text of a stack with each place in compiled code as `find` knows it in the sources; what it does not know (null), and the message
 * above the frames, stay as they are.
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
