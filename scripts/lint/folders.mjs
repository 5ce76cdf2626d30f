import { existsSync, readdirSync } from 'node:fs';

/**
 * The names of the folders in a folder, relative to the project; none when it does not exist.
 * @param {string} path
 */
export const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
