import 'server-only';
import { draftMode } from 'next/headers';

/** True when an editor is viewing drafts. False outside a request, such as during the build. */
export async function isPreview(): Promise<boolean> {
  try {
    const { isEnabled } = await draftMode();
    return isEnabled;
  } catch {
    return false;
  }
}
