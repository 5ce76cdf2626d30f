import { deniedConsentSignals } from '@/lib/platform/tracking/consent';
import { accountScript } from './account-script';
import { themeScript } from './theme-script';

/**
 * Runs in the head of pages with configured tags, before anything else: opens the data layer and denies every consent signal
 * until the visitor has chosen (Spec §4). It loads nothing.
 */
export const tagScript = `window.dataLayer=[];window.gtag=function(){dataLayer.push(arguments)};gtag('consent','default',${JSON.stringify(deniedConsentSignals).replace(/"(\w+)":/g, '$1:')})`;

/**
 * Runs in the head before any other script: the one policy by which a page turns a text into markup or into the address of a script, as the
 * content security policy demands (server/policy). Of this origin only files of the build, the map's worker and the service worker are ever run; hosts of
 * others are for `script-src` to allow. Kept as one constant text.
 */
export const trustedTypesScript = String.raw`window.trustedTypes?.createPolicy('default',{createHTML:h=>h,createScriptURL:u=>{let p=new URL(u,location);return p.origin!=location.origin||/^\/(_next\/|media\/map\/|sw\.js$)/.test(p.pathname)?u:null}})`;

/** The one script in every page's head, before first paint and before any other script; with configured tags it denies them everything first. */
export function getHeadScript({ hasTags }: { hasTags: boolean }): string {
  return [trustedTypesScript, ...(hasTags ? [tagScript] : []), themeScript, accountScript].join(
    ';',
  );
}
