import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { type Language, languageOfPath } from '@/domain/language/detect-language';
import { refuse } from './refuse';

const messages = z.object({ session: z.object({ tooMany: z.string() }) });

/** Answers 429 with a sentence in the language of the address, and after how many seconds to come again. */
export async function refuseBusy(
  response: ServerResponse,
  path: string,
  waitSeconds: number,
): Promise<void> {
  const language = languageOfPath(path) ?? 'en';
  const headers = { 'Retry-After': String(waitSeconds), 'Content-Language': language };
  refuse(response, 429, headers, await sentence(language));
}

const read = new Map<Language, string>();

async function sentence(language: Language): Promise<string> {
  const known = read.get(language);
  if (known !== undefined) return known;
  const text: unknown = JSON.parse(await readFile(`messages/${language}.json`, 'utf8'));
  const { tooMany } = messages.parse(text).session;
  read.set(language, tooMany);
  return tooMany;
}
