/** Where the browser keeps the chosen theme and the closed banner. */
export const storageKeys = { theme: 'lt-theme', banner: 'lt-banner' } as const;

/**
 * Runs in the head before first paint: sets the theme (the chosen one, else the system's) and hides the banner that was closed,
 * so that neither flashes. The rule stands in a constructed sheet: the content security policy allows no style element. Kept as one constant text.
 */
export const themeScript = `{let d=document.documentElement,t;try{t=localStorage.getItem('${storageKeys.theme}');let b=localStorage.getItem('${storageKeys.banner}');if(b){let s=new CSSStyleSheet;s.replaceSync('[data-text="'+CSS.escape(b)+'"]{display:none}');document.adoptedStyleSheets=[s]}}catch{}if(!/^(dark|light)$/.test(t))t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';d.dataset.bsTheme=t;d.classList.toggle('dark-mode',t=='dark')}`;
