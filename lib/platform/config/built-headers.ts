import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const headers = z.array(z.object({ key: z.string(), value: z.string() }));
const answerHeaders = z.object({ general: headers.min(1), draft: headers.min(1) });

export type Header = z.infer<typeof headers>[number];
/** The headers of an answer, and those of an editor's preview. */
export type AnswerHeaders = z.infer<typeof answerHeaders>;

/** The setting under which next.config.ts writes them into a build: hosts of tags and maps are known when the site is built. */
export const answerHeadersSetting = 'ANSWER_HEADERS';

const builtSettings = z.object({
  config: z.object({ env: z.object({ [answerHeadersSetting]: z.string() }) }),
});

/** The headers that a build's answers have by default. Throws where the build names none: nothing leaves without a policy. */
export function readBuiltHeaders(buildDirectory: string): AnswerHeaders {
  const file = join(buildDirectory, 'required-server-files.json');
  const { config } = builtSettings.parse(JSON.parse(readFileSync(file, 'utf8')));
  return answerHeaders.parse(JSON.parse(config.env[answerHeadersSetting] ?? ''));
}
