import { accountScript } from './account-script';
import { tagScript } from './tag-script';
import { themeScript } from './theme-script';
import { trustedTypesScript } from './trusted-types-script';

/** The one script in every page's head, before first paint and before any other script; with configured tags it denies them everything first. */
export function headScript({ hasTags }: { hasTags: boolean }): string {
  return [trustedTypesScript, ...(hasTags ? [tagScript] : []), themeScript, accountScript].join(
    ';',
  );
}
