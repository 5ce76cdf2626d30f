import type { Language } from '@/domain/locale/language';
import {
  type ServiceCallResult,
  toServiceCallSuccess,
} from '@/lib/platform/http/service-call-result';
import { saveFile } from '@/lib/browser/state/save-file';
import { errorResponseSchema } from '@/lib/platform/views/session-dto';

const timeoutMs = 60_000;

/** Downloads the customer's personal data as a file. Never throws. */
export async function downloadPersonalData(language: Language): Promise<ServiceCallResult<null>> {
  try {
    const response = await fetch(`/api/account/export?lang=${language}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      const errorBody = errorResponseSchema.safeParse(await response.json().catch(() => null));
      const message = errorBody.data?.message ?? '';
      return message === '' ? { kind: 'unreachable' } : { kind: 'rejected', message };
    }
    saveFile(getFileName(response), await response.blob());
    return toServiceCallSuccess(null);
  } catch {
    // Network errors and timeouts are reported to the customer, who can retry.
    return { kind: 'unreachable' };
  }
}

function getFileName(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'data.json';
}
