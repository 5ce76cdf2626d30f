/** The same engine without a browser's window around it: the journeys take a third less of it. */
const shells = ['/usr/bin/chromium-headless-shell'];

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What a machine has, and can be given.
 * @typedef {{
 *   named: string | undefined,
 *   exists: (path: string) => boolean,
 *   isServer: boolean,
 *   install: (names: string[]) => boolean,
 *   playwrightsOwn: () => Promise<string | null>,
 * }} Machine
 */

/**
 * The path of a Chromium for the journeys: the one that is named, one that is there, the shell first, Playwright's own, the package
 * manager's. A server with a whole one alone is given the shell, where it can be had; a person's machine is left as it is. Null when there is
 * none.
 * @param {Machine} machine
 */
export async function browserForJourneys(machine) {
  const { named, exists, isServer, install } = machine;
  if (named && exists(named)) return named;
  const whole = wholeBrowsers.find(exists);
  const find = () => shells.find(exists) ?? wholeBrowsers.find(exists) ?? null;
  if (shells.some(exists)) return find();
  if (whole !== undefined) {
    if (isServer) install(['chromium-headless-shell']);
    return find();
  }
  const own = await machine.playwrightsOwn();
  if (own !== null) return own;
  install(['chromium-headless-shell', 'chromium']);
  return find();
}

/**
 * The path of a Chromium as visitors have it, for what is measured: the one that is named, a whole one, else what journeys get.
 * @param {Machine} machine
 */
export async function browserOfVisitors(machine) {
  const { named, exists } = machine;
  const whole = [named, ...wholeBrowsers].find((path) => path && exists(path));
  return whole ?? browserForJourneys(machine);
}
