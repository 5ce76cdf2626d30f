/** Where the browser keeps the chosen theme and the closed banner. */
export const storageKeys = { theme: 'lt-theme', banner: 'lt-banner' } as const;

/**
 * Runs in the head before first paint: sets the theme (the chosen one, else the system's) and says whether the banner this page names was closed,
 * so that neither flashes. Kept as one constant text.
 */
export const themeScript = `{let d=document.documentElement,s=d.dataset,t;try{t=localStorage.getItem('${storageKeys.theme}');if(s.banner&&s.banner==localStorage.getItem('${storageKeys.banner}'))s.bannerClosed=''}catch{}if(!/^(dark|light)$/.test(t))t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';s.bsTheme=t;d.classList.toggle('dark-mode',t=='dark')}`;
