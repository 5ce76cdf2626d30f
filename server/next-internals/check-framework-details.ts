import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPrerenderedRoutes, loadUnknownFileCheck } from './build-manifests';
import { readBuiltConfig, readBuiltHeaders } from './built-config';
import {
  findDetailMismatch,
  installedChecks,
  installedSources,
  type InstalledSources,
} from './check-installed-details.mjs';
import { deferScripts } from './defer-scripts';
import { containsRouterUrl } from './error-pages';
import {
  type FrameworkDetailName,
  frameworkDetailNames,
  isFrameworkDetailOn,
  isDetailUsedBy,
  disableFrameworkDetail,
} from './framework-details.mjs';
import { isOwnScript, listInlineScripts } from './inline-scripts';
import { hasLanguageLinks } from './language-links';
import { hasKnownStylesheets } from './page-stylesheets';
import { extractRscRows } from './rsc-rows';

export interface BuiltSite {
  readonly directory: string;
  /**
   * HTML of Next's own 404 page. The page contains no content of the shop, so no edit of content can make a check fail.
   */
  readonly blankPage: string;
  /** HTML of the home page in one language. The page has stylesheets and language links. */
  readonly homePage: string;
}

/**
 * Checks by name of the framework details that can be read from a build. Each check returns false, or throws, when the
 * detail is not as expected. A page that could not be read is an empty string and passes.
 */
export const builtChecks: Partial<Record<FrameworkDetailName, (site: BuiltSite) => boolean>> = {
  'deferred-scripts': ({ blankPage }) => blankPage === '' || deferScripts(blankPage, null) !== null,
  'split-rsc-payload': ({ blankPage }) => blankPage === '' || extractRscRows(blankPage) !== null,
  'strict-csp': ({ blankPage }) => listInlineScripts(blankPage).every(isOwnScript),
  'not-found-template': ({ blankPage }) => blankPage === '' || containsRouterUrl(blankPage),
  'joined-stylesheets': ({ homePage }) => homePage === '' || hasKnownStylesheets(homePage),
  'language-links': ({ homePage }) => homePage === '' || hasLanguageLinks(homePage),
  'page-cache': ({ directory }) => typeof loadPrerenderedRoutes(directory) === 'function',
  'unknown-files': ({ directory }) =>
    typeof loadUnknownFileCheck(directory, 'public') === 'function',
  'built-config': ({ directory }) => typeof readBuiltConfig(directory).distDir === 'string',
  'built-headers': ({ directory }) => readBuiltHeaders(directory).general.length > 0,
};

/** Reads the prerendered pages that the checks use. A missing page is an empty string. */
export function readBuiltSite(directory: string, language: string): BuiltSite {
  const readPage = (name: string): string => {
    try {
      return readFileSync(join(directory, 'server/app', `${name}.html`), 'utf8');
    } catch {
      return '';
    }
  };
  return { directory, blankPage: readPage('_not-found'), homePage: readPage(language) };
}

/** A framework detail that is not as expected, with the reason. */
export interface UnexpectedDetail {
  readonly name: FrameworkDetailName;
  readonly reason: string;
}

/**
 * Checks the framework details that the storefront uses, and turns off those that are not as expected, so that the
 * framework's own behavior applies. Never throws. Must run before Next starts.
 */
export function checkFrameworkDetails(
  site: BuiltSite,
  sources: InstalledSources = installedSources,
): UnexpectedDetail[] {
  const names = frameworkDetailNames.filter(
    (name) => isDetailUsedBy(name, 'storefront') && isFrameworkDetailOn(name),
  );
  const unexpected = names.flatMap((name) => {
    const installed = installedChecks[name];
    const built = builtChecks[name];
    const reason =
      (installed && findDetailMismatch(installed, sources)) ??
      (built && findDetailMismatch(built, site));
    return typeof reason === 'string' ? [{ name, reason }] : [];
  });
  for (const { name } of unexpected) disableFrameworkDetail(name);
  return unexpected;
}
