import { accountScript } from './account-script';
import { tagScript } from './tag-script';
import { themeScript } from './theme-script';

/** The one script in every page's head, before first paint; with configured tags it denies them everything first. */
export function headScript({ hasTags }: { hasTags: boolean }): string {
  return [...(hasTags ? [tagScript] : []), themeScript, accountScript].join(';');
}
