import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * Copies a file that is made once in a run: the first who wants it makes it, with `make`. Two at once both make it, and either will do.
 */
export async function copyTemplate(
  name: string,
  to: string,
  make: (file: string) => Promise<void>,
): Promise<void> {
  const template = join(inject('templates'), name);
  if (!existsSync(template)) {
    const unfinished = `${template}.${randomUUID()}`;
    await make(unfinished);
    renameSync(unfinished, template);
  }
  copyFileSync(template, to);
}
