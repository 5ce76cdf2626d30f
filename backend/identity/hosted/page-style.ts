import { createHash } from 'node:crypto';

/** The design's tokens in short: paper and ink, light and dark, the bell only for focus. */
export const pageStyle = `
@font-face{font-family:Archivo;src:url("archivo.woff2") format("woff2");font-weight:400 640;font-stretch:90% 118%;font-display:swap}
:root{color-scheme:light dark;--paper:#f3f2ee;--surface:#fbfaf7;--ink:#161a17;--ink-2:#4f5550;--line:#d8d6cf;--border:#7f847e;--rost:#a33a1c;--bell:#f2c230;--on:#f3f2ee;--hover:#333a35}
@media (prefers-color-scheme:dark){:root{--paper:#121513;--surface:#1a1e1b;--ink:#ecebe5;--ink-2:#b4b9b3;--line:#303632;--border:#79807a;--rost:#f3967a;--on:#161a17;--hover:#fff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:400 1rem/1.55 Archivo,system-ui,-apple-system,"Segoe UI",sans-serif}
header,main,footer{width:100%;max-width:1376px;margin:0 auto;padding:0 1.25rem}
@media (min-width:768px){header,main,footer{padding:0 2rem}}
header{display:flex;justify-content:space-between;align-items:center;min-height:4.5rem}
header a,footer a{display:inline-flex;align-items:center;min-height:2.75rem}
.logo{font-size:1.375rem;font-weight:600;font-stretch:110%;letter-spacing:-.03em;text-decoration:none}
main{flex:1;padding-top:2.5rem;padding-bottom:4rem}
.column{max-width:28rem}
h1{margin:0 0 1.5rem;font-size:clamp(2.25rem,1.35rem + 3.3vw,4.25rem);line-height:1;font-weight:480;font-stretch:110%;letter-spacing:-.034em}
p{margin:0 0 1rem}
a{color:inherit;text-underline-offset:.2em}
.note{margin:0 0 1.5rem;padding:.25rem 0 .25rem 1rem;border-left:4px solid var(--rost)}
.note p{margin:0}
b{font-weight:600}
.field{margin:0 0 1rem}
.label{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;font-size:.875rem}
label{font-weight:560}
.label a{padding:.625rem 0}
input{width:100%;min-height:3rem;margin-top:.375rem;padding:.6875rem .875rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--border);border-radius:2px}
input[aria-invalid=true]{border:2px solid var(--rost)}
button{width:100%;min-height:3rem;margin-top:.5rem;padding:.6875rem 1.5rem;font:inherit;font-weight:560;color:var(--on);background:var(--ink);border:1px solid var(--ink);border-radius:2px;cursor:pointer}
button:hover{background:var(--hover)}
:focus-visible{outline:3px solid var(--bell);outline-offset:2px;box-shadow:0 0 0 2px var(--ink)}
input:focus-visible{border-color:var(--ink);box-shadow:none}
.after{margin-top:1.5rem}
footer{border-top:1px solid var(--line);padding-top:.75rem;padding-bottom:.75rem;color:var(--ink-2);font-size:.875rem}
@media (forced-colors:active){.note{border-left-color:Mark}}
`;

/** What the page's Content-Security-Policy allows as a style: this one. */
export const pageStyleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;
