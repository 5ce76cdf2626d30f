/** Local storage keys of the chosen theme and the closed banner. */
export const storageKeys = { theme: 'lt-theme', banner: 'lt-banner' } as const;

/**
 * Script in the head that runs before first paint: sets the chosen theme, else the system's, and marks whether the
 * page's banner was closed, so that neither flashes. The custom server permits inline scripts by their exact text, so
 * the text must not vary.
 */
export const themeScript = `{let d=document.documentElement,s=d.dataset,t;try{t=localStorage.getItem('${storageKeys.theme}');if(s.banner&&s.banner==localStorage.getItem('${storageKeys.banner}'))s.bannerClosed=''}catch{}if(!/^(dark|light)$/.test(t))t=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';s.bsTheme=t;d.classList.toggle('dark-mode',t=='dark')}`;
