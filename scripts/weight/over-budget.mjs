/** @import { Weight } from './built-page' */

/** The most of each figure. @typedef {Readonly<Record<keyof Weight, number>>} Budget */

/** Figures that are bytes are told in KiB. */
const unitOf = (/** @type {string} */ figure) => (figure.endsWith('Files') ? '' : ' KiB');

/**
 * What of a page is above its budget, one sentence each; budgets are in KiB, counts as they are.
 * @param {string} path
 * @param {Weight} weight
 * @param {Budget} budget
 * @returns {string[]}
 */
export function overBudget(path, weight, budget) {
  return Object.entries(weight).flatMap(([figure, value]) => {
    const unit = unitOf(figure);
    const shown = unit === '' ? value : value / 1024;
    const most = budget[/** @type {keyof Weight} */ (figure)];
    if (shown <= most) return [];
    return [`${path}: ${figure} ${Math.round(shown * 10) / 10}${unit}, ${most}${unit} at most`];
  });
}
