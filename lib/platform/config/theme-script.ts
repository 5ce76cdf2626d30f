/** Where the browser keeps the chosen theme and the closed banner. */
export const storageKeys = { theme: 'lt-theme', banner: 'lt-banner' } as const;

/**
 * Runs in the head before first paint: sets the theme (the chosen one, else the system's) and which banner was closed,
 * so that neither flashes. Kept as one constant text.
 */
export const themeScript = `(function(d){try{var s=localStorage,t=s.getItem('${storageKeys.theme}'),b=s.getItem('${storageKeys.banner}');if(b)d.dataset.closedBanner=b}catch(e){}if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.dataset.bsTheme=t;d.classList.toggle('dark-mode',t==='dark')})(document.documentElement)`;
