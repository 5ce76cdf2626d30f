import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Whether what was said is the secret. Takes the same time for every answer, whatever the lengths. */
export function isTimingSafeEqual(said: string | null, secret: string): boolean {
  return timingSafeEqual(digest(said ?? ''), digest(secret)) && said !== null;
}
