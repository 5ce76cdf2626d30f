import { deniedConsentSignals } from '@/lib/platform/tracking/consent';
import { signedInMarkerScript } from './signed-in-marker-script';
import { themeScript } from './theme-script';

/**
 * Script that runs first in the head of pages with configured tags: creates the data layer and denies all consent
 * signals until the visitor has chosen (Specification §4). It loads nothing.
 */
export const tagScript = `window.dataLayer=[];window.gtag=function(){dataLayer.push(arguments)};gtag('consent','default',${JSON.stringify(deniedConsentSignals).replace(/"(\w+)":/g, '$1:')})`;

/**
 * Script that runs in the head before any other: defines the Trusted Types default policy for HTML and script URLs,
 * which the content security policy requires (server/security-policy). From this origin only build files, the map
 * worker and the service worker may run; other origins are controlled by `script-src`. The custom server permits inline
 * scripts by their exact text, so the text must not vary.
 */
export const trustedTypesScript = String.raw`window.trustedTypes?.createPolicy('default',{createHTML:h=>h,createScriptURL:u=>{let p=new URL(u,location);return p.origin!=location.origin||/^\/(_next\/|media\/map\/|sw\.js$)/.test(p.pathname)?u:null}})`;

/**
 * Returns the single inline script in every page's head, which runs before first paint and before any other script;
 * with configured tags it denies all consent first.
 */
export function getHeadScript({ hasTags }: { hasTags: boolean }): string {
  return [
    trustedTypesScript,
    ...(hasTags ? [tagScript] : []),
    themeScript,
    signedInMarkerScript,
  ].join(';');
}
