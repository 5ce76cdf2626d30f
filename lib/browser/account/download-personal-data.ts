import type { Language } from '@/domain/locale/language';
import { type CallResult, toSuccess } from '@/lib/platform/http/call-result';
import { errorResponseSchema } from '@/lib/platform/views/session-dto';

const timeoutMs = 60_000;

/** Fetches the personal data and has the browser keep it as a file. Never throws. */
export async function downloadPersonalData(language: Language): Promise<CallResult<null>> {
  try {
    const response = await fetch(`/api/account/export?lang=${language}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      const refusal = errorResponseSchema.safeParse(await response.json().catch(() => null));
      const message = refusal.data?.message ?? '';
      return message === '' ? { kind: 'unreachable' } : { kind: 'refused', message };
    }
    keepAsFile(await response.blob(), getFileName(response));
    return toSuccess(null);
  } catch {
    // No answer is an answer here: the customer is told and may try again.
    return { kind: 'unreachable' };
  }
}

function getFileName(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'data.json';
}

function keepAsFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address up by then; freeing it at once would be too early in some.
  setTimeout(() => URL.revokeObjectURL(address), timeoutMs);
}
