import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder of this run alone, for databases that are filled once and copied for each test. */
    templates: string;
  }
}

/** Gives the tests a folder for what is made once in a run. It goes with the run, so nothing in it is ever of other sources. */
export default function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  provide('templates', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
