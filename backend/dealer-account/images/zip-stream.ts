import { readFile } from 'node:fs/promises';
import { Zip, ZipPassThrough } from 'fflate';
import type { NamedFile } from './images.service';

interface ZipOptions {
  /** The files' time in the zip, epoch milliseconds. */
  at: number;
  onFailure: (error: unknown) => void;
}

/**
 * The files as a zip that is made while it is sent, one file in memory at a time. They are stored as they are, since pictures do not
 * get smaller. A file that cannot be read breaks the zip off, so that nobody takes a part for the whole.
 */
export function zipStream(
  files: readonly NamedFile[],
  { at, onFailure }: ZipOptions,
): ReadableStream<Uint8Array> {
  const waiting = [...files];
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = waiting.shift();
        if (next) {
          const entry = new ZipPassThrough(next.name);
          entry.mtime = at;
          zip.add(entry);
          entry.push(new Uint8Array(await readFile(next.file)), true);
        } else zip.end();
        for (const chunk of chunks) controller.enqueue(chunk);
        chunks = [];
        if (!next) controller.close();
      } catch (error) {
        onFailure(error);
        controller.error(error);
      }
    },
  });
}
