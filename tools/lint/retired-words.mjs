/**
 * Words that names no longer use, with the terms that replaced them (docs/glossary.md). Each is matched as a whole word of a name in
 * camel case or kebab case.
 */
const retiredWords = new Map(
  Object.entries({
    asked: 'requested',
    asks: 'requests',
    awake: 'hydrated',
    wake: 'hydrate',
    deeds: 'actions',
    enquiry: 'request',
    enquiries: 'requests',
    flaw: 'defect',
    flaws: 'defects',
    heard: 'received',
    judge: 'evaluate',
    judged: 'evaluated',
    keep: 'save, store or cache',
    keeps: 'saves, stores or caches',
    kept: 'saved, stored or cached',
    lent: 'direct',
    papers: 'documents',
    parted: 'split',
    parting: 'split shipment',
    patience: 'timeout',
    quicker: 'earlier',
    refusal: 'rejection',
    refusals: 'rejections',
    refuse: 'reject',
    refused: 'rejected',
    refuses: 'rejects',
    said: 'text or output',
    says: 'shows',
    shelf: 'stock',
    sooner: 'earlier',
    stranger: 'anonymous client',
    strangers: 'anonymous clients',
    tell: 'notify or report',
    tells: 'notifies or reports',
    told: 'notified or reported',
    twin: 'counterpart',
    twins: 'counterparts',
    wish: 'input, request or command',
    wished: 'requested',
    wishes: 'inputs, requests or commands',
  }),
);

/** Terms of the field that contain a retired word. */
const standardTerms = /wish[- ]?lists?|keep[- ]?alive|keep[- ]?awake/gi;

/** Addresses of the site, parts of the wire, and migrations that have run. */
const fixedPaths =
  /^(?:app\/\[lang\]\/(?:dynamic\/)?(?:sooner|watch)\/|services\/database\/migrations\/|tools\/lint\/retired-words)/;

const declaration =
  /\bexport\s+(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;

/**
 * Returns one sentence for each file name and exported name that contains a retired word.
 *
 * @param {readonly { file: string, text: string }[]} files
 * @returns {string[]}
 */
export function findRetiredWords(files) {
  return files
    .filter(({ file }) => !fixedPaths.test(file))
    .flatMap(({ file, text }) => {
      const names = [...text.matchAll(declaration)].map(([, name = '']) => name);
      const found = [file.split('/').at(-1) ?? '', ...names].flatMap((name) => {
        const word = findRetiredWord(name);
        return word === undefined
          ? []
          : [`"${name}": use ${retiredWords.get(word)} instead of "${word}"`];
      });
      return found.map((problem) => `${file}: ${problem}`);
    });
}

/** @param {string} name */
function findRetiredWord(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .replace(standardTerms, '')
    .toLowerCase()
    .split(/\s+/)
    .find((word) => retiredWords.has(word));
}
