import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder of this run for databases that are filled once and copied for each test. */
    templates: string;
  }
}

/**
 * Provides a folder for files that are created once per run. It is removed afterwards, so that its contents always
 * match the sources.
 */
export default function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  provide('templates', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
