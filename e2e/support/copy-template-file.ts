import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * Copies a file that is created once per test run. The first call creates the file with `make`. If two calls create it
 * at once, one of the two files is used.
 */
export async function copyTemplateFile(
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
