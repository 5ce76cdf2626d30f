const loader = new URL('../../e2e/support/cheap-work.mjs', import.meta.url).href;

/** From now on passwords and the smallest forms of pages cost next to nothing in all Node programs this one starts: the journeys' shop. */
export function makeWorkQuick() {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${loader}`.trim();
}
