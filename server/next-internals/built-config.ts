import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const headers = z.array(z.object({ key: z.string(), value: z.string() }));
const answerHeaders = z.object({ general: headers.min(1), draft: headers.min(1) });

export type Header = z.infer<typeof headers>[number];
/** The headers of an answer, and those of an editor's preview. */
export type DefaultHeaders = z.infer<typeof answerHeaders>;

/** The setting under which next.config.ts writes them into a build: hosts of tags and maps are known when the site is built. */
export const defaultHeadersSetting = 'ANSWER_HEADERS';

const builtSettings = z.object({
  config: z.object({ env: z.object({ [defaultHeadersSetting]: z.string() }) }),
});

/** The headers that a build's answers have by default. Throws where the build names none: nothing leaves without a policy. */
export function loadDefaultHeaders(buildDirectory: string): DefaultHeaders {
  const file = join(buildDirectory, 'required-server-files.json');
  const { config } = builtSettings.parse(JSON.parse(readFileSync(file, 'utf8')));
  return answerHeaders.parse(JSON.parse(config.env[defaultHeadersSetting] ?? ''));
}

/**
 * Next takes its settings from what the build wrote down, as its own standalone server does, and reads no next.config.ts: for that it
 * would load its compiler (30 MB, and a tenth of a second) for as long as the process runs. A version that does not know the name reads
 * the file as before, and without a build it is Next that says so.
 */
export function applyBuiltConfig(buildDirectory: string): void {
  const file = join(buildDirectory, 'required-server-files.json');
  if (!existsSync(file)) return;
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
