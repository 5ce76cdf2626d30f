// The page for URLs without a cached copy. It is self-contained and uses no style sheet, font or script of a build.
self.offlinePage = (() => {
  const words = {
    de: {
      title: 'Keine Verbindung.',
      text: 'Von dieser Seite liegt auf Ihrem Gerät keine Kopie. Ihr Warenkorb ist unversehrt.',
      again: 'Erneut versuchen',
      listTitle: 'Ohne Verbindung lesbar',
    },
    en: {
      title: 'No connection.',
      text: 'There is no copy of this page on your device. Your cart is unharmed.',
      again: 'Try again',
      listTitle: 'Readable without a connection',
    },
  };

  const escaped = (text) =>
    text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

  const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#F3F2EE;color:#161A17;font:1.0625rem/1.5 Archivo,system-ui,sans-serif}
header,main{width:min(1312px,100% - 2.5rem);margin-inline:auto}
header{padding-block:1.25rem}a{color:inherit;text-underline-offset:.2em}
header a{font-size:1.5rem;font-weight:600;letter-spacing:-.05em;text-decoration:none}
main{flex:1;padding-block:clamp(2rem,8vw,6rem) 3rem}
h1{font-size:clamp(2.75rem,1.5rem + 6vw,6rem);line-height:.98;letter-spacing:-.035em;font-weight:580;margin:0 0 1.5rem}
h2{font-size:1.25rem;margin:3rem 0 .5rem}p{max-width:44ch;margin:0 0 1.5rem}
.again{display:inline-flex;align-items:center;min-height:44px;padding:.25rem 1.25rem;border-radius:2px;background:#161A17;color:#F3F2EE;text-decoration:none}
ul{list-style:none;margin:0;padding:0;border-top:1px solid #161A17}li{border-bottom:1px solid #CFCDC4}
li a{display:flex;align-items:center;min-height:44px;padding-block:.25rem;text-decoration:none}li a:hover{text-decoration:underline}
:focus-visible{outline:3px solid #F2B705;outline-offset:2px;box-shadow:0 0 0 2px #161A17}
@media (prefers-color-scheme:dark){body{background:#121513;color:#ECEBE5}.again{background:#ECEBE5;color:#121513}ul{border-color:#ECEBE5}li{border-color:#3A413C}}`;

  /** Returns the offline page in a language, with links to the cached pages; `cachedPages` contains their titles and paths. */
  return function offlinePage(language, cachedPages) {
    const { title, text, again, listTitle } = words[language];
    const links = cachedPages
      .map(({ path, title: name }) => `<li><a href="${escaped(path)}">${escaped(name)}</a></li>`)
      .join('');
    return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Lautlos</title><style>${style}</style></head><body>
<header><a href="/${language}">Lautlos</a></header>
<main><h1>${title}</h1><p>${text}</p><a class="again" href="">${again}</a>
${links && `<h2>${listTitle}</h2><ul>${links}</ul>`}</main></body></html>`;
  };
})();
