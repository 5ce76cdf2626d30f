import 'server-only';
import { draftMode } from 'next/headers';

/** Whether an editor is looking at drafts. Where there is no request, as while a build lists its pages, nobody is. */
export async function isPreview(): Promise<boolean> {
  try {
    const { isEnabled } = await draftMode();
    return isEnabled;
  } catch {
    return false;
  }
}
