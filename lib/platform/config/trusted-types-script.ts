/**
 * Runs in the head before any other script: the one policy by which a page turns a text into markup or into the address of a script, as the
 * content security policy demands (server/policy). Of this origin only files of the build, the map's worker and the service worker are ever run; hosts of
 * others are for `script-src` to allow. Kept as one constant text.
 */
export const trustedTypesScript = String.raw`window.trustedTypes?.createPolicy('default',{createHTML:h=>h,createScriptURL:u=>{let p=new URL(u,location);return p.origin!=location.origin||/^\/(_next\/|media\/map\/|sw\.js$)/.test(p.pathname)?u:null}})`;
