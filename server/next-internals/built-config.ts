import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const headers = z.array(z.object({ key: z.string(), value: z.string() }));
const answerHeaders = z.object({ general: headers.min(1), draft: headers.min(1) });

export type Header = z.infer<typeof headers>[number];
/** The default response headers, and those of the preview mode. */
export type DefaultHeaders = z.infer<typeof answerHeaders>;

/**
 * Name of the setting under which next.config.ts stores the headers in a build; the hosts of tags and maps are fixed at
 * build time.
 */
export const defaultHeadersSetting = 'ANSWER_HEADERS';

const builtSettings = z.object({
  config: z.object({ env: z.object({ [defaultHeadersSetting]: z.string() }) }),
});

/**
 * Loads the default response headers of a build. Throws when the build has none, so that no response is sent without a
 * policy.
 */
export function loadDefaultHeaders(buildDirectory: string): DefaultHeaders {
  const file = join(buildDirectory, 'required-server-files.json');
  const { config } = builtSettings.parse(JSON.parse(readFileSync(file, 'utf8')));
  return answerHeaders.parse(JSON.parse(config.env[defaultHeadersSetting] ?? ''));
}

/**
 * Passes the configuration of the build to Next, as its standalone server does, so that it does not load
 * next.config.ts: that would load the compiler (30 MB and a tenth of a second) for the lifetime of the process. A Next
 * version without this variable reads the file as usual; without a build, Next itself reports the error.
 */
export function applyBuiltConfig(buildDirectory: string): void {
  const file = join(buildDirectory, 'required-server-files.json');
  if (!existsSync(file)) return;
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
