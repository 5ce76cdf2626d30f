/**
 * The features that Playwright disables (its chromiumSwitches). Chromium only uses the last `--disable-features`, so
 * the flag below must repeat them.
 */
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
 * Features of the browser window. Even without a display, full Chromium opens a window for each visitor, with two pages
 * for the address bar's popup, which used more CPU time than the page under test (1.1 of 2.5 seconds for a visitor who
 * reads one page).
 */
const windowOnly = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** The browser flags of the end-to-end tests. */
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

/**
 * Playwright's settings for a browser without a display, including a mouse. Chromium only uses the last
 * `--blink-settings`, so the flag below must repeat them.
 */
const settingsOfPlaywright =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/**
 * The flags for tests that check neither pictures nor maps. Without pictures and software rendering, a page takes a
 * third less work.
 */
export const imagelessBrowserArguments = [
  ...browserArguments,
  `--blink-settings=${settingsOfPlaywright},imagesEnabled=false`,
  '--disable-software-rasterizer',
  '--disable-gpu-compositing',
];
