/**
 * Words that names no longer use, with the terms that replaced them (docs/glossary.md). Each is matched as a whole word
 * of a name in camel case, kebab case or snake case.
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

/** Common technical terms that may be used although they contain a retired word. */
const standardTerms = /wish[- ]?lists?|keep[- ]?alive|keep[- ]?awake/gi;

/**
 * Files that are not checked: pages whose addresses must not change, migrations that have run, and this check itself.
 */
const fixedPaths =
  /^(?:app\/\[lang\]\/(?:dynamic\/)?(?:sooner|watch)\/|services\/database\/migrations\/|tools\/lint\/retired-words)/;

const declaration =
  /\bexport\s+(?:default\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;

/**
 * Allowed message keys with a retired word: they equal a value of an API or of the database. Codes in capitals are
 * always allowed.
 */
const fixedMessageKeys =
  /^(?:orderChange\.(?:title|text|answer)\.keep(?:Text)?|b2b\.masterData\.request\.refused(?:Text)?|testRide\.(?:fields|errors)\.wish(?:Hint)?)$/;

/** Data attributes with a retired word that cached pages of the previous release still contain. */
const formerNames = new Set(['data-kept']);

const dataAttribute = /(?<![\w-])data-[a-z]+(?:-[a-z]+)*/g;
const metric = /\bnew (?:Counter|Gauge|Histogram|Summary)\(\{([^}]*)/g;
const quoted = /'(\w+)'/g;
const operation = /^\s*(?:query|mutation|subscription|fragment)\s+(\w+)/gm;

/**
 * Returns one sentence for each name that contains a retired word: file names, exported names, data attributes, metrics
 * and their labels, GraphQL operations and fragments, and message keys.
 *
 * @param {readonly { file: string, text: string }[]} files
 * @returns {string[]}
 */
export function findRetiredWords(files) {
  return files
    .filter(({ file }) => !fixedPaths.test(file))
    .flatMap(({ file, text }) => {
      const found = [file.split('/').at(-1) ?? '', ...listNames(file, text)].flatMap((name) => {
        const word = findRetiredWord(name);
        return word === undefined
          ? []
          : [`"${name}": use ${retiredWords.get(word)} instead of "${word}"`];
      });
      return found.map((problem) => `${file}: ${problem}`);
    });
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function listNames(file, text) {
  if (file.endsWith('.json')) return listMessageKeys(JSON.parse(text));
  if (file.endsWith('.graphql')) return [...text.matchAll(operation)].map(([, name = '']) => name);
  const metrics = [...text.matchAll(metric)].flatMap(([, options = '']) => {
    const [, name = ''] = /\bname: '(\w+)'/.exec(options) ?? [];
    const [, labels = ''] = /\blabelNames: \[([^\]]*)\]/.exec(options) ?? [];
    return [name, ...[...labels.matchAll(quoted)].map(([, label = '']) => label)];
  });
  const attributes = new Set([...text.matchAll(dataAttribute)].map(([name]) => name));
  return [
    ...[...text.matchAll(declaration)].map(([, name = '']) => name),
    ...[...attributes].filter((name) => !formerNames.has(name)),
    ...metrics,
  ];
}

/**
 * Returns the paths of the keys that contain a retired word themselves.
 *
 * @param {object} messages
 * @param {string} [path]
 * @returns {string[]}
 */
function listMessageKeys(messages, path = '') {
  return Object.entries(messages).flatMap(([key, value]) => {
    const isFixed = fixedMessageKeys.test(path + key) || key === key.toUpperCase();
    return [
      ...(isFixed || findRetiredWord(key) === undefined ? [] : [path + key]),
      ...(typeof value === 'string' ? [] : listMessageKeys(value, `${path}${key}.`)),
    ];
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
