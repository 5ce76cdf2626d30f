/** What Playwright switches off by itself (its chromiumSwitches): a browser heeds the last list only, so ours repeats it. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * A whole Chromium without a screen still makes a window for each visitor, and in it two pages for the list below its address bar,
 * which nobody opens: they took more time than the page under test (1.1 of 2.5 seconds of a processor for a visitor who reads one page).
 */
const windowOnly = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** How the browser of the journeys is started. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...switchedOffByPlaywright, ...windowOnly].join(',')}`,
];

/** What Playwright tells a browser without a screen, a mouse; as above ours repeats it. */
const settingsOfPlaywright =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * The same for journeys that look at no picture and no map: without a picture to fetch and decode, and without the program that stands
 * in for a graphics card, a page takes a third less work.
 */
export const plainArguments = [
  ...browserArguments,
  `--blink-settings=${settingsOfPlaywright},imagesEnabled=false`,
  '--disable-software-rasterizer',
  '--disable-gpu-compositing',
];
